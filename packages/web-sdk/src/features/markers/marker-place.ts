import type { Coordinate, GeometryElement } from '@brand/venue';
import type { ElementControl } from '../../kernel/element-control.ts';
import type { MapSpace, WorldPoint } from '../../kernel/map-space.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { MarkerTarget } from './marker-options.ts';

/**
 * The current coordinate of a marker, evaluated repeatedly because elements and floors change their
 * height.
 */
export type MarkerPlace = () => Coordinate;

/** The coordinate of a target. Throws if a location has none. */
export function placeOf(target: MarkerTarget, elements: ElementControl): MarkerPlace {
  if ('lngLat' in target) return () => target;
  if (target.type === 'location') {
    const [element] = target.elements;
    if (element) return placeOf(element, elements);
  }
  const { center } = target;
  if (!center) {
    throw new MapViewError(
      'map-view/unknown-target',
      `markers.add: expected a target with a position, found the location "${target.name}" (${target.id}) without one. Pass a coordinate instead.`,
    );
  }
  return 'style' in target ? () => onTop(target, elements) : () => center;
}

/** The name of a target; empty for a coordinate. */
export function nameOf(target: MarkerTarget): string {
  if ('lngLat' in target) return '';
  return ('locations' in target && target.locations[0]?.name) || target.name;
}

function onTop(element: GeometryElement, elements: ElementControl): Coordinate {
  const { visible, altitude, height } = elements.get(element);
  return visible ? { ...element.center, height: altitude + height } : element.center;
}

/** Interpolates between two coordinates of different floors and heights. */
export function betweenPlaces(
  space: MapSpace,
  from: Coordinate,
  to: Coordinate,
  share: number,
): Coordinate {
  if (share >= 1) return to;
  const a = space.toWorld(from);
  const b = space.toWorld(to);
  const at: WorldPoint = {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    z: a.z + (b.z - a.z) * share,
  };
  return space.toCoordinate(at, (share < 0.5 ? from : to).floorId);
}
