import type { Connection } from '@brand/venue';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * A connection between maps, such as an elevator, stairs or an escalator.
 *
 * @example
 * const elevators = venue.links.filter(({ type }) => type === 'elevator');
 */
export class MapLink {
  /** @internal The engine's connection. */
  readonly connection: Connection;
  readonly #index: VenueIndex;

  /** @internal Created by venues. */
  constructor(connection: Connection, index: VenueIndex) {
    this.connection = connection;
    this.#index = index;
  }

  /** Id of the link. It may change when the venue is published again. */
  get id(): string {
    return this.connection.id;
  }

  /** Name of the link. Empty if the link has no name. */
  get name(): string {
    return this.connection.name;
  }

  /** Type of the link, such as `elevator`, `stairs`, `escalator` or `ramp`. */
  get type(): string {
    return this.connection.connectionType;
  }

  /** Maps that the link connects. */
  get maps(): readonly VenueMap[] {
    return this.connection.floors.map((floor) => this.#index.map(floor));
  }

  /** Whether the link is accessible with a wheelchair. */
  get isAccessible(): boolean {
    return this.connection.isAccessible;
  }
}
