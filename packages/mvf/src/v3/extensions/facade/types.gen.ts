import type { GeometryId } from '../../core/types.gen.ts';
import type { FloorStackId } from '../floor-stacks/types.gen.ts';

/** The shapes on this floor that represent a building seen from outside. */
export type Facade = {
  /** The building. */
  floorStackId: FloorStackId;
  /** The shapes of the building's exterior, on the floor that names the file. */
  geometryIds: GeometryId[];
};

/** The facades on one floor, usually an outdoor one. */
export type FloorFacades = Facade[];
