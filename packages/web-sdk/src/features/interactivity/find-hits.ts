import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import { elementOf } from './front-hits.ts';

/** All hits at a point on the screen. */
export function findHits(
  context: FeatureContext,
  screen: ScreenPoint,
  source: Event | undefined,
): PointerHits {
  const { hits: registry, stage, venue } = context;
  const hits = registry.test({ screen, ray: stage.camera.rayAt(screen) });
  let element: PointerHits['element'];
  // Objects that float above the scene, such as labels, do not determine the coordinate.
  let surface: Hit | undefined;
  for (const hit of hits) {
    element ??= elementOf(hit) ?? labelled(hit);
    if (hit.distance > 0) surface ??= hit;
  }
  const floorId = surface?.coordinate.floorId;
  return {
    hits,
    element,
    floor: floorId === undefined ? undefined : venue.find('floor', floorId),
    coordinate: surface?.coordinate ?? onCurrentFloor(context, screen),
    screen: { x: screen.x, y: screen.y },
    source,
  };
}

/** Returns the element of a label, because a click on a name refers to the place. */
function labelled(hit: Hit): GeometryElement | undefined {
  if (hit.type !== 'label') return undefined;
  const { target } = hit.target;
  if ('lngLat' in target) return undefined;
  return target.type === 'location' ? target.elements[0] : target;
}

function onCurrentFloor(
  { stage, floors, space }: FeatureContext,
  screen: ScreenPoint,
): Coordinate | undefined {
  const floor: Floor = floors.current;
  const at = stage.camera.toPlane(screen, floors.altitudeOf(floor));
  return at && space.toCoordinate(at, floor.id);
}
