import type { Coordinate, GeometryElement } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { LabelTarget } from './label-options.ts';

/** Position of a label in metres; `height` is above its floor. */
export type LabelPlace = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly floorId: string | undefined;
};

// Metres above the surface, so that the surface does not occlude the label.
const ABOVE = 0.1;

/** The position of a target's label, on top of an element. */
export function placeOfTarget(target: LabelTarget, context: FeatureContext): LabelPlace {
  const element = elementOf(target);
  const coordinate = element ? element.center : (target as Coordinate);
  const { x, y } = context.space.toMetres(coordinate.lngLat);
  let { height = 0 } = coordinate;
  if (element) {
    const state = context.elements.get(element);
    height += state.visible ? state.altitude + state.height : 0;
  }
  return { x, y, height: height + ABOVE, floorId: coordinate.floorId };
}

/** The default text of a target. */
export function nameOfTarget(target: LabelTarget): string {
  return 'lngLat' in target ? '' : target.name;
}

/** The shape below a label; `undefined` for a coordinate. */
export function elementOf(target: LabelTarget): GeometryElement | undefined {
  if ('lngLat' in target) return undefined;
  if (target.type !== 'location') return target;
  const [element] = target.elements;
  if (!element) {
    throw new MapViewError(
      'map-view/unknown-target',
      `labels.add: expected a location with a position on the map, found "${target.name}" (${target.id}), which has none. Pass a coordinate.`,
    );
  }
  return element;
}
