import type { FloorId } from '../../core/types.gen.ts';

/** Which floors are outside. */
export type Outdoors = {
  /** Floors that are outside. None of them may be in a floor stack. */
  floors: FloorId[];
};
