import type { FloorStack as RawFloorStack } from '@brand/mvf/v3';
import { textOr } from '../raw-values.ts';
import type { Facade } from './facade.ts';
import type { Floor } from './floor.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * Floors that belong together, usually those of one building.
 *
 * @example
 * for (const { name, floors, defaultFloor } of venue.floorStacks) {
 *   console.log(`${name}: ${floors.length} floors, begins at ${defaultFloor.name}`);
 * }
 */
export class FloorStack extends VenueElementBase {
  override readonly type = 'floor-stack';
  /** The floors, lowest first. There is at least one. */
  readonly floors: readonly Floor[];
  /** The floor to show first. */
  readonly defaultFloor: Floor;

  /** @internal `openVenue` creates the elements. */
  constructor(
    model: VenueModel,
    raw: RawFloorStack,
    parts: Pick<FloorStack, 'floors' | 'defaultFloor'>,
  ) {
    super(model, raw.id, raw.details);
    this.floors = parts.floors;
    this.defaultFloor = parts.defaultFloor;
  }

  /** The building seen from outside. */
  get facade(): Facade | undefined {
    return this.model.links.facades.get(this);
  }

  /** Whether all floors of the stack are outdoors. */
  get isOutdoor(): boolean {
    return this.floors.every(({ isOutdoor }) => isOutdoor);
  }

  /** The postal address of the building, ready to display. */
  get address(): string | undefined {
    const addresses = this.model.files.address?.floorStacks;
    return textOr(addresses?.[this.id]?.display?.displayAddress, undefined);
  }
}
