import type { Bbox, LngLat, LocalFrame } from '@brand/geo';
import { assetType } from './asset-type.ts';
import type { Coordinate } from './coordinate.ts';
import type { LanguageChange, VenueLanguage } from './language/languages.ts';
import type { ElementByType, ShapeElement, ShapeType } from './model/element-type.ts';
import { isOpen, type OpeningHours, readOpeningHours } from './model/opening-hours.ts';
import type { RouteNode } from './model/route-node.ts';
import type { VenueModel } from './model/venue-model.ts';
import { elementsAt } from './queries/elements-at.ts';
import { elementsWithin, type QueryBounds, type WithinOptions } from './queries/elements-within.ts';
import {
  type NearElement,
  nearestElements,
  type NearestOptions,
  type PlacedType,
} from './queries/nearest-elements.ts';
import { finiteOr, objectOr, textOr } from './raw-values.ts';
import type { RoutingGraph } from '@brand/mvf/routing';
import { loadRouting, type VenueRouting } from './load-routing.ts';
import { SingleFlight } from './single-flight.ts';
import { VenueCollections } from './venue-collections.ts';
import {
  createWayfinding,
  type NearestByWalkingOptions,
  type NearestTarget,
  type RouteOptions,
  type RouteResult,
  type RouteTarget,
  type RouteThroughOptions,
  type Wayfinding,
} from './wayfinding/index.ts';

/** The events of a venue, with the data that listeners receive. */
export type VenueEvents = {
  /**
   * Fires when the language changes. The names and texts of all elements are then in the new
   * language.
   */
  'language-change': LanguageChange;
};

/** Options for reading further data of the bundle. */
export type VenueReadOptions = {
  /** Signal that stops waiting. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * A venue with its floors and all elements on them, as linked objects. To create a venue, call
 * `openVenue`.
 *
 * @example
 * const venue = await openVenue(zipBytes);
 * const bakery = venue.find('location', 'loc_bakery');
 * const [here] = venue.at({ lngLat: [-9.139, 38.703], floorId: 'f_ground' });
 */
export class Venue extends VenueCollections {
  readonly #model: VenueModel;
  readonly #routing: SingleFlight<VenueRouting>;
  readonly #generatedNetwork: SingleFlight<RoutingGraph>;
  #wayfinding: Wayfinding | undefined;
  #openingHours: readonly OpeningHours[] | undefined;

  /** @internal Use `openVenue`. */
  constructor(model: VenueModel) {
    super(model);
    this.#model = model;
    this.#routing = new SingleFlight((signal) => loadRouting(model, signal));
    this.#generatedNetwork = new SingleFlight(async (signal) => {
      const { generateNetwork } = await import('./generate-network.ts');
      return generateNetwork(model, signal);
    });
  }

  /** Id of the venue: the content system's id, the exported map's id, or the venue's name. */
  get id(): string {
    const { manifest, files } = this.#model;
    return textOr(files.cmsVenue?.id, textOr(manifest?.mapId, textOr(manifest?.name, '')));
  }

  /** Name in the current language. */
  get name(): string {
    const { manifest, files, languages } = this.#model;
    return languages.textOf(files.cmsVenue?.details, 'name') ?? textOr(manifest?.name, '');
  }

  /** Plain text in the current language. */
  get description(): string | undefined {
    return this.#model.languages.textOf(this.#model.files.cmsVenue?.details, 'description');
  }

  /** The languages that texts are available in. */
  get languages(): readonly VenueLanguage[] {
    return this.#model.languages.list;
  }

  /** The default language of the venue. Texts without a translation are in this language. */
  get defaultLanguage(): string {
    return this.#model.languages.defaultCode;
  }

  /** The current language of names and texts. */
  get language(): string {
    return this.#model.languages.current;
  }

  /**
   * Sets the language of names and texts. A tag that differs only in the region is accepted. Throws
   * `venue/unknown-language` if the venue does not have the language.
   */
  setLanguage(code: string): void {
    this.#model.languages.set(code);
  }

  /** Adds a listener to the venue. Call the returned function to remove it. */
  on<E extends keyof VenueEvents>(
    event: E,
    listener: (payload: VenueEvents[E]) => void,
  ): () => void;
  on(_event: 'language-change', listener: (change: LanguageChange) => void): () => void {
    return this.#model.languages.listen(listener);
  }

  /** Time zone of the venue, such as `Europe/Lisbon`. Opening hours use this time zone. */
  get timeZone(): string | undefined {
    return this.#model.timeZone;
  }

  /**
   * Bearing at which the map looks upright, in degrees clockwise from north. 0 if the bundle does
   * not specify one.
   */
  get naturalBearingDegrees(): number {
    return finiteOr(this.#model.manifest?.naturalBearing, 0);
  }

  /** The centre of the venue. */
  get center(): LngLat {
    return this.#model.center;
  }

  /** The bounding box of all floor footprints: west, south, east, north in degrees. */
  get bbox(): Bbox {
    return this.#model.bbox;
  }

  /** Converter between degrees and metres east and north of the centre. */
  get frame(): LocalFrame {
    return this.#model.frame;
  }

  /** The postal address, ready to display. */
  get address(): string | undefined {
    return textOr(this.#model.files.address?.primary?.display?.displayAddress, undefined);
  }

  /** Path of the logo in the bundle, or its URL. */
  get logo(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.logo, undefined);
  }

  /** Path of a wide image in the bundle, or its URL. */
  get coverImage(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.coverImage, undefined);
  }

  /** URL of the venue's website. */
  get website(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.webUrl, undefined);
  }

  /** Opening hours of the venue. Empty if the bundle does not specify them. */
  get openingHours(): readonly OpeningHours[] {
    this.#openingHours ??= readOpeningHours(this.#model.files.cmsVenue?.operationHours);
    return this.#openingHours;
  }

  /**
   * Returns whether the venue is open at a moment, or `undefined` if the bundle does not specify
   * hours.
   */
  isOpenAt(date: Date): boolean | undefined {
    if (this.openingHours.length === 0) return undefined;
    return isOpen(this.openingHours, this.#model.clock(date));
  }

  /** Additional data that the author of the bundle stored with the venue. */
  get extra(): Readonly<Record<string, unknown>> {
    return objectOr(this.#model.files.cmsVenue?.extra) ?? {};
  }

  /**
   * Returns the shapes whose area contains a position, smallest first, such as an object before its
   * room. If the coordinate has no floor, includes the shapes of every floor.
   */
  at(coordinate: Coordinate): readonly ShapeElement[] {
    return elementsAt(this.#model, coordinate);
  }

  /**
   * Returns the elements nearest to a position in a straight line, nearest first.
   *
   * @example
   * const [exit] = venue.nearest(here, { types: ['door'], maxDistance: 50 });
   */
  nearest<T extends PlacedType = ShapeType>(
    origin: Coordinate,
    options: NearestOptions<T> = {},
  ): readonly NearElement<T>[] {
    return nearestElements(this.#model, origin, options) as readonly NearElement<T>[];
  }

  /** Returns the shapes that touch a part of the map, or are inside it. */
  within<T extends ShapeType = ShapeType>(
    bounds: QueryBounds,
    options: WithinOptions<T> = {},
  ): readonly ElementByType[T][] {
    return elementsWithin(this.#model, bounds, options);
  }

  /**
   * Finds the cheapest route from one place to another, across floors and buildings. If there is no
   * route, the promise does not reject: the result contains the reason.
   *
   * @example
   * const result = await venue.route(gate, bakery, { accessible: true });
   * if (result.found) for (const { text } of result.instructions) console.warn(text);
   * else console.warn(result.message);
   */
  route(from: RouteTarget, to: RouteTarget, options: RouteOptions = {}): Promise<RouteResult> {
    return this.#getWayfinding().route(from, to, options);
  }

  /** Finds the cheapest route through several places, in the given order or in the shortest one. */
  routeThrough(
    stops: readonly RouteTarget[],
    options: RouteThroughOptions = {},
  ): Promise<RouteResult> {
    return this.#getWayfinding().routeThrough(stops, options);
  }

  /** Returns the candidates that are nearest on foot, with the routes to them, nearest first. */
  nearestByWalking<Target extends RouteTarget>(
    from: RouteTarget,
    candidates: readonly Target[],
    options: NearestByWalkingOptions = {},
  ): Promise<readonly NearestTarget<Target>[]> {
    return this.#getWayfinding().nearestByWalking(from, candidates, options);
  }

  #getWayfinding(): Wayfinding {
    this.#wayfinding ??= createWayfinding(this);
    return this.#wayfinding;
  }

  /**
   * Reads a file of the bundle, such as a logo, with its media type. Returns `undefined` if the
   * bundle has no file at that path, or if the path is an external URL.
   */
  async readAsset(path: string, options: VenueReadOptions = {}): Promise<Blob | undefined> {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
    const file = new SingleFlight(() => this.#model.files.readFile(path));
    const bytes = await file.get(options.signal);
    return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type: assetType(path) });
  }

  /** Reads the nodes, so that `nodes` is available. Routes load the nodes automatically. */
  async loadNodes(options: VenueReadOptions = {}): Promise<readonly RouteNode[]> {
    const { table } = await this.routing(options);
    this.#model.setNodes(table.nodes);
    return table.nodes;
  }

  /**
   * @internal Returns the routing graph. The first call reads and builds it, and the result is
   * cached.
   */
  routing(options: VenueReadOptions = {}): Promise<VenueRouting> {
    return this.#routing.get(options.signal);
  }

  /**
   * @internal Returns a network from the walkable shapes. The first call generates it, and the
   * result is cached.
   */
  generatedNetwork(options: VenueReadOptions = {}): Promise<RoutingGraph> {
    return this.#generatedNetwork.get(options.signal);
  }
}
