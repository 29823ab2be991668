import type { GeometryId } from '../../core/types.gen.ts';
import type { FloorStackId } from '../floor-stacks/types.gen.ts';

/** The shapes, on this floor, that stand for a building seen from outside. */
export type Facade = {
  /** The building. */
  floorStackId: FloorStackId;
  /** The shapes of its outside, on the floor that names the file. */
  geometryIds: GeometryId[];
};

/** The facades that stand on one floor, usually an outdoor one. */
export type FloorFacades = Facade[];
