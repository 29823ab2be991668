import type { FloorStackId } from '../../core/types.gen.ts';
import type { ShapeAnchor } from '../../shapes/types.gen.ts';

/** The shapes that represent a building seen from outside. */
export type Facade = {
  /** The building. */
  floorStack: FloorStackId;
  /** The shapes of the building's exterior, usually on an outdoor floor. */
  spaces: ShapeAnchor[];
};

/** Every facade of the venue. */
export type Facades = Facade[];
