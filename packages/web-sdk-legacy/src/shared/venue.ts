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

/** A language that a venue has texts in. */
export type VenueLanguage = {
  /** Its code, such as `pt`. */
  readonly code: string;
  /** Its own name, such as "Português". */
  readonly name: string;
};

/**
 * A venue with all its data: maps, polygons, locations. `loadVenue` gets it, `showVenue` draws it.
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

  /** @internal `loadVenue` makes venues. */
  constructor(engine: EngineVenue) {
    this.index = new VenueIndex(engine);
  }

  /** Names the venue. */
  get id(): string {
    return this.index.engine.id;
  }

  /** Its name. */
  get name(): string {
    return this.index.engine.name;
  }

  /** The language of its texts, such as `en`. */
  get language(): string {
    return this.index.engine.language;
  }

  /** The languages that it has texts in. */
  get languages(): readonly VenueLanguage[] {
    return this.index.engine.languages;
  }

  /** All maps, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.index.maps;
  }

  /** Its buildings. */
  get mapGroups(): readonly MapGroup[] {
    return this.index.engine.floorStacks.map((stack) => this.index.group(stack));
  }

  /** The rooms and areas of all maps. */
  get polygons(): readonly Polygon[] {
    return this.maps.flatMap(({ polygons }) => polygons);
  }

  /** Tenants and amenities that people may see. */
  get locations(): readonly Location[] {
    return this.index.engine.locations
      .filter(({ isHidden }) => !isHidden)
      .map((one) => this.index.location(one));
  }

  /** What locations are listed under. */
  get categories(): readonly Category[] {
    return this.index.engine.categories.map((one) => this.index.category(one));
  }

  /** The elevators, stairs and other ways from map to map. */
  get links(): readonly MapLink[] {
    return this.index.engine.connections.map((one) => this.index.link(one));
  }

  /** The points of the network that routes are found on. */
  get nodes(): readonly PathNode[] {
    return this.index.engine.nodes.map((one) => this.index.node(one));
  }

  /** The location with this id, or this id in your own system. Fails where there is none. */
  getLocation(idOrExternalId: string): Location {
    const found = this.index.engine.find('location', idOrExternalId);
    if (found) return this.index.location(found);
    throw new SdkError(
      'sdk/bad-option',
      `venue.getLocation: expected the id of a location of ${this.name}, found ` +
        `${JSON.stringify(idOrExternalId)}. venue.locations lists them.`,
    );
  }

  /** The map with this id. Fails where there is none. */
  getMap(id: string): VenueMap {
    return this.index.findMap(id, 'venue.getMap');
  }

  /** The polygons at a place, the smallest first. */
  polygonsAt({ map, latitude, longitude }: MapCoordinate): readonly Polygon[] {
    return this.index.engine
      .at({ lngLat: [longitude, latitude], floorId: map.id })
      .map((element) => this.index.polygon(element))
      .filter((polygon) => polygon !== undefined);
  }
}
