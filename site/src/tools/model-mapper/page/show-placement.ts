import type { MapView } from '@brand/web-sdk';
import type { PlacementPosition } from '../edit-placements';

/** Close enough to see a chair. */
const CLOSE_ZOOM = 20.5;
/** Below this zoom a chair is a dot. */
const FAR_ZOOM = 19;

/** Shows a model on its floor. The camera zooms in only if it is far away. */
export async function showPlacement(
  map: MapView,
  { floorId, lngLat }: PlacementPosition,
): Promise<void> {
  if (map.floors.current.id !== floorId) await map.floors.set(floorId);
  if (map.isRemoved) return;
  const { zoom } = map.camera;
  const maxZoom = zoom < FAR_ZOOM ? CLOSE_ZOOM : zoom;
  await map.camera.focusOn({ lngLat, floorId }, { maxZoom });
}
