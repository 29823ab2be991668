import type { Details, GeometryId } from '../../core/types.gen.ts';

/** The appearance of a door. It has no effect on routes. */
export type EntranceAesthetic = {
  /** Id of the entry. */
  id: EntranceAestheticId;
  /** The line of the door, on the same floor. */
  geometryId: GeometryId;
  /** Appearance of the door. */
  kind: EntranceKind;
  /** Name of the door. */
  details?: Details;
};

/** Id of an entrance aesthetic: `ea_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type EntranceAestheticId = string;

/** Appearance of a door. */
export type EntranceKind = 'open' | 'single-swing' | 'double-swing' | 'sliding' | 'revolving' | 'gate' | 'unknown' | (string & {});

/** The doors of one floor. */
export type FloorEntranceAesthetics = EntranceAesthetic[];
