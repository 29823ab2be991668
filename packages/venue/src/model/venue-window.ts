import { GeometryElement } from './geometry-element.ts';

/**
 * A window, usually a line that its style widens.
 *
 * @example
 * const count = venue.floors[0]?.windows.length;
 */
export class VenueWindow extends GeometryElement {
  override readonly type = 'window';
}
