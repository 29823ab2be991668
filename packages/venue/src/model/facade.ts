import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import type { FloorStack } from './floor-stack.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * The exterior of a building, as shapes on an outdoor floor.
 *
 * @example
 * const building = venue.facades[0]?.floorStack.name;
 */
export class Facade extends VenueElementBase {
  override readonly type = 'facade';
  /** The building. */
  readonly floorStack: FloorStack;
  /** The floor of the facade. */
  readonly floor: Floor;
  /** The shapes that represent the building. */
  readonly elements: readonly ShapeElement[];

  /** @internal `openVenue` creates the elements. */
  constructor(
    model: VenueModel,
    parts: {
      readonly floorStack: FloorStack;
      readonly floor: Floor;
      readonly elements: readonly ShapeElement[];
    },
  ) {
    // Facades have no id in bundles; building and floor together are unique.
    super(model, `${parts.floorStack.id}/${parts.floor.id}`, undefined);
    this.floorStack = parts.floorStack;
    this.floor = parts.floor;
    this.elements = parts.elements;
  }

  /** Name of the building. */
  override get name(): string {
    return this.floorStack.name;
  }
}
