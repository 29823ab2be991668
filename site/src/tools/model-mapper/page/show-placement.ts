import type { MapView } from '@brand/web-sdk';
import type { PlacementSpot } from '../edit-placements';

/** Close enough to see a chair. */
const CLOSE_ZOOM = 20.5;
/** Far away from it, a chair is a dot. */
const FAR_ZOOM = 19;

/** Brings the camera to a model, on its floor; who is near it already stays as near. */
export async function showPlacement(
  map: MapView,
  { floorId, lngLat }: PlacementSpot,
): Promise<void> {
  if (map.floors.current.id !== floorId) await map.floors.set(floorId);
  if (map.isRemoved) return;
  const { zoom } = map.camera;
  const maxZoom = zoom < FAR_ZOOM ? CLOSE_ZOOM : zoom;
  await map.camera.focusOn({ lngLat, floorId }, { maxZoom });
}
