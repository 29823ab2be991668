import type { FloorId } from '../../core/types.gen.ts';

/** The outdoor floors of the venue. */
export type Outdoors = {
  /** Floors outside the buildings. None of them may be in a floor stack. */
  floors: FloorId[];
};
