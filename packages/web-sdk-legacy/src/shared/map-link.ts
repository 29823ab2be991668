import type { Connection } from '@brand/venue';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * A way from map to map: an elevator, stairs, an escalator.
 *
 * @example
 * const elevators = venue.links.filter(({ type }) => type === 'elevator');
 */
export class MapLink {
  /** @internal The engine's connection. */
  readonly connection: Connection;
  readonly #index: VenueIndex;

  /** @internal Venues make their links. */
  constructor(connection: Connection, index: VenueIndex) {
    this.connection = connection;
    this.#index = index;
  }

  /** Names the link for as long as the venue is not drawn anew. */
  get id(): string {
    return this.connection.id;
  }

  /** Its name; empty where it has none. */
  get name(): string {
    return this.connection.name;
  }

  /** What it is, such as `elevator`, `stairs`, `escalator` or `ramp`. */
  get type(): string {
    return this.connection.connectionType;
  }

  /** The maps that it joins. */
  get maps(): readonly VenueMap[] {
    return this.connection.floors.map((floor) => this.#index.map(floor));
  }

  /** Whether it can be used with a wheelchair. */
  get isAccessible(): boolean {
    return this.connection.isAccessible;
  }
}
