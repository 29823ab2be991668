import type { Door } from './door.ts';
import { GeometryElement } from './geometry-element.ts';

/**
 * A room, a hallway or another polygon that floors are divided into.
 *
 * @example
 * const [room] = venue.nearest(here, { types: ['space'] });
 * const ways = room?.element.doors.length;
 */
export class Space extends GeometryElement {
  override readonly type = 'space';

  /** The doors that lead into the space, found where door lines meet its outline. */
  get doors(): readonly Door[] {
    return this.floor.doorways.doorsOf(this);
  }

  /** Whether the space is an opening in the floor, such as an atrium seen from above. */
  get isVoid(): boolean {
    return this.kind === 'void';
  }
}
