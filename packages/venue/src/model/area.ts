import { GeometryElement } from './geometry-element.ts';

/**
 * A part of a floor with its own purpose, such as a waiting zone. An area may overlap spaces.
 *
 * @example
 * const zones = venue.areas.filter(({ floor }) => floor.isOutdoor);
 */
export class Area extends GeometryElement {
  override readonly type = 'area';
}
