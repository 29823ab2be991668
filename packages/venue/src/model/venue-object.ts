import { GeometryElement } from './geometry-element.ts';

/**
 * An object on a floor: furniture, a counter, a plant.
 *
 * @example
 * const tall = venue.objects.filter(({ style }) => style.height > 2);
 */
export class VenueObject extends GeometryElement {
  override readonly type = 'object';
}
