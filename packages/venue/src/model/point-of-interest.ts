import { GeometryElement } from './geometry-element.ts';

/**
 * A point on a floor, such as an information desk or a gate.
 *
 * @example
 * const desks = venue.pointsOfInterest.filter(({ locations }) => locations.length > 0);
 */
export class PointOfInterest extends GeometryElement {
  override readonly type = 'point-of-interest';
}
