import type { Place } from '../protocol';

/** A finding, a value or a difference that the reader wants to see on the map. */
export type Focus = {
  readonly place: Place;
  /** The code of the finding, or the kind of the object. */
  readonly reason: string;
  /** What the reader came from, and can return to. */
  readonly origin: 'finding' | 'JSON' | 'difference';
  /** Index of the finding or difference. */
  readonly index?: number;
  /** Whether the map stays where it is, because the reader clicked the place there. */
  readonly isInView: boolean;
  /** Whether the reader asked for the map, and does not just read. */
  readonly isRequested: boolean;
};
