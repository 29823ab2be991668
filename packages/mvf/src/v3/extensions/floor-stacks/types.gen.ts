import type { Details, FloorId } from '../../core/types.gen.ts';

/** Floors that belong together, usually those of one building. */
export type FloorStack = {
  /** Id of the stack. */
  id: FloorStackId;
  /** The floors, each listed once. */
  floors: FloorId[];
  /** The floor to show first. Default: the floor whose elevation is closest to 0. */
  defaultFloor?: FloorId;
  /** Name of the building. */
  details?: Details;
};

/** Id of a floor stack: `fs_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type FloorStackId = string;

/** Every floor stack of the venue. */
export type FloorStacks = FloorStack[];
