import { GeometryElement } from './geometry-element.ts';

/**
 * A wall, usually a line that its style widens.
 *
 * @example
 * const thick = venue.walls.filter(({ style }) => style.buffer > 0.2);
 */
export class Wall extends GeometryElement {
  override readonly type = 'wall';
}
