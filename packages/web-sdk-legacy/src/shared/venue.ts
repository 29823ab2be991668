import type { Venue as EngineVenue } from '@brand/venue';
import type { Category } from './category.ts';
import type { Location } from './location.ts';
import type { MapCoordinate } from './map-coordinate.ts';
import type { MapLink } from './map-link.ts';
import type { PathNode } from './path-node.ts';
import type { Polygon } from './polygon.ts';
import { SdkError } from './sdk-error.ts';
import { VenueIndex } from './venue-index.ts';
import type { MapGroup, VenueMap } from './venue-map.ts';

/** A language that a venue supports. */
export type VenueLanguage = {
  /** Code of the language, such as `pt`. */
  readonly code: string;
  /** Name of the language in that language, such as "Português". */
  readonly name: string;
};

/**
 * A venue with all its data: maps, polygons and locations. `loadVenue` loads a venue, and
 * `showVenue` draws it.
 *
 * @example
 * const venue = await loadVenue({
 *   clientId: 'demo',
 *   clientSecret: 'demo',
 *   venue: 'harbour-mall',
 * });
 * console.log(venue.name, venue.maps.length, venue.locations.length);
 */
export class Venue {
  /** @internal Maps objects of the engine's venue to those of this version. */
  readonly index: VenueIndex;

  /** @internal Created by `loadVenue`. */
  constructor(engine: EngineVenue) {
    this.index = new VenueIndex(engine);
  }

  /** Id of the venue. */
  get id(): string {
    return this.index.engine.id;
  }

  /** Name of the venue. */
  get name(): string {
    return this.index.engine.name;
  }

  /** Language of the venue's texts, such as `en`. */
  get language(): string {
    return this.index.engine.language;
  }

  /** Languages that the venue supports. */
  get languages(): readonly VenueLanguage[] {
    return this.index.engine.languages;
  }

  /** All maps of the venue, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.index.maps;
  }

  /** Buildings of the venue. */
  get mapGroups(): readonly MapGroup[] {
    return this.index.engine.floorStacks.map((stack) => this.index.group(stack));
  }

  /** Rooms and areas of all maps. */
  get polygons(): readonly Polygon[] {
    return this.maps.flatMap(({ polygons }) => polygons);
  }

  /** Tenants and amenities that are visible to the public. */
  get locations(): readonly Location[] {
    return this.index.engine.locations
      .filter(({ isHidden }) => !isHidden)
      .map((one) => this.index.location(one));
  }

  /** Categories of the venue's locations. */
  get categories(): readonly Category[] {
    return this.index.engine.categories.map((one) => this.index.category(one));
  }

  /** Elevators, stairs and other connections between maps. */
  get links(): readonly MapLink[] {
    return this.index.engine.connections.map((one) => this.index.link(one));
  }

  /** Nodes of the path network. */
  get nodes(): readonly PathNode[] {
    return this.index.engine.nodes.map((one) => this.index.node(one));
  }

  /** Returns the location with an id, or with an id in your own system. Throws if there is none. */
  getLocation(idOrExternalId: string): Location {
    const found = this.index.engine.find('location', idOrExternalId);
    if (found) return this.index.location(found);
    throw new SdkError(
      'sdk/bad-option',
      `venue.getLocation: expected the id of a location of ${this.name}, found ` +
        `${JSON.stringify(idOrExternalId)}. venue.locations lists them.`,
    );
  }

  /** Returns the map with an id. Throws if there is none. */
  getMap(id: string): VenueMap {
    return this.index.findMap(id, 'venue.getMap');
  }

  /** Returns the polygons at a position, the smallest first. */
  polygonsAt({ map, latitude, longitude }: MapCoordinate): readonly Polygon[] {
    return this.index.engine
      .at({ lngLat: [longitude, latitude], floorId: map.id })
      .map((element) => this.index.polygon(element))
      .filter((polygon) => polygon !== undefined);
  }
}
