import { GeometryElement } from './geometry-element.ts';

/**
 * A part of a floor with a meaning of its own, such as a waiting zone. It may lie over spaces.
 *
 * @example
 * const zones = venue.areas.filter(({ floor }) => floor.isOutdoor);
 */
export class Area extends GeometryElement {
  override readonly type = 'area';
}
