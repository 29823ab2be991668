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

/** What a venue tells its listeners, by event. */
export type VenueEvents = {
  /** Another language was chosen: names and texts of all elements are in it now. */
  'language-change': LanguageChange;
};

/** How something more of the bundle is read. */
export type VenueReadOptions = {
  /** Stops waiting; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * A venue: floors and everything on them as linked objects. Get one from `openVenue`.
 *
 * @example
 * const venue = await openVenue(zipBytes);
 * const bakery = venue.find('location', 'loc_bakery');
 * const [here] = venue.at({ lngLat: [-9.139, 38.703], floorId: 'f_ground' });
 */
export class Venue extends VenueCollections {
  readonly #model: VenueModel;
  readonly #routing: SingleFlight<VenueRouting>;
  #wayfinding: Wayfinding | undefined;
  #openingHours: readonly OpeningHours[] | undefined;

  /** @internal Use `openVenue`. */
  constructor(model: VenueModel) {
    super(model);
    this.#model = model;
    this.#routing = new SingleFlight((signal) => loadRouting(model, signal));
  }

  /** Id of the venue: that of the content system, of the exported map, or its name. */
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

  /** The language of every text without a translation. */
  get defaultLanguage(): string {
    return this.#model.languages.defaultCode;
  }

  /** The language that names and texts are in now. */
  get language(): string {
    return this.#model.languages.current;
  }

  /**
   * Chooses the language of names and texts. A tag that differs in the region only is understood.
   * Throws `venue/unknown-language` for a language that the venue does not have.
   */
  setLanguage(code: string): void {
    this.#model.languages.set(code);
  }

  /** Listens to the venue; call the function that it returns to stop. */
  on<E extends keyof VenueEvents>(
    event: E,
    listener: (payload: VenueEvents[E]) => void,
  ): () => void;
  on(_event: 'language-change', listener: (change: LanguageChange) => void): () => void {
    return this.#model.languages.listen(listener);
  }

  /** Time zone such as `Europe/Lisbon`; opening hours are in it. */
  get timeZone(): string | undefined {
    return this.#model.timeZone;
  }

  /** Bearing, clockwise from north, at which the map looks upright; 0 unless the bundle says so. */
  get naturalBearingDegrees(): number {
    return finiteOr(this.#model.manifest?.naturalBearing, 0);
  }

  /** The centre of the venue. */
  get center(): LngLat {
    return this.#model.center;
  }

  /** The box around the footprints of all floors: west, south, east, north in degrees. */
  get bbox(): Bbox {
    return this.#model.bbox;
  }

  /** Turns degrees into metres east and north of the centre, and back. */
  get frame(): LocalFrame {
    return this.#model.frame;
  }

  /** The postal address, ready to show. */
  get address(): string | undefined {
    return textOr(this.#model.files.address?.primary?.display?.displayAddress, undefined);
  }

  /** Path of the logo in the bundle, or its address. */
  get logo(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.logo, undefined);
  }

  /** Path of a wide picture in the bundle, or its address. */
  get coverImage(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.coverImage, undefined);
  }

  /** Web site of the venue. */
  get website(): string | undefined {
    return textOr(this.#model.files.cmsVenue?.webUrl, undefined);
  }

  /** When the venue is open; empty when the bundle does not say. */
  get openingHours(): readonly OpeningHours[] {
    this.#openingHours ??= readOpeningHours(this.#model.files.cmsVenue?.operationHours);
    return this.#openingHours;
  }

  /** Whether the venue is open at a moment; `undefined` when the bundle does not say. */
  isOpenAt(date: Date): boolean | undefined {
    if (this.openingHours.length === 0) return undefined;
    return isOpen(this.openingHours, this.#model.clock(date));
  }

  /** Whatever else the writer of the bundle kept with the venue. */
  get extra(): Readonly<Record<string, unknown>> {
    return objectOr(this.#model.files.cmsVenue?.extra) ?? {};
  }

  /**
   * The shapes whose area contains a place, smallest first: an object before the room it stands in.
   * Without a floor in the coordinate, those of every floor.
   */
  at(coordinate: Coordinate): readonly ShapeElement[] {
    return elementsAt(this.#model, coordinate);
  }

  /**
   * The elements nearest to a place in a straight line, nearest first.
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

  /** The shapes that touch a part of the map, or lie inside of it. */
  within<T extends ShapeType = ShapeType>(
    bounds: QueryBounds,
    options: WithinOptions<T> = {},
  ): readonly ElementByType[T][] {
    return elementsWithin(this.#model, bounds, options);
  }

  /**
   * The cheapest way from one place to another, over floors and buildings. That there is none is a
   * result with a reason, not an error.
   *
   * @example
   * const result = await venue.route(gate, bakery, { accessible: true });
   * if (result.found) for (const { text } of result.instructions) console.warn(text);
   * else console.warn(result.message);
   */
  route(from: RouteTarget, to: RouteTarget, options: RouteOptions = {}): Promise<RouteResult> {
    return this.#getWayfinding().route(from, to, options);
  }

  /** The cheapest way through several places, in the given order or in the shortest one. */
  routeThrough(
    stops: readonly RouteTarget[],
    options: RouteThroughOptions = {},
  ): Promise<RouteResult> {
    return this.#getWayfinding().routeThrough(stops, options);
  }

  /** The candidates that are nearest on foot, with the ways to them, nearest first. */
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
   * A file of the bundle, such as a logo, with its media type; `undefined` when the bundle has none
   * at that path, or when it is the address of something elsewhere.
   */
  async readAsset(path: string, options: VenueReadOptions = {}): Promise<Blob | undefined> {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
    const file = new SingleFlight(() => this.#model.files.readFile(path));
    const bytes = await file.get(options.signal);
    return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type: assetType(path) });
  }

  /** Reads the nodes, so that `nodes` can be asked for. Routes do it by themselves. */
  async loadNodes(options: VenueReadOptions = {}): Promise<readonly RouteNode[]> {
    const { table } = await this.routing(options);
    this.#model.setNodes(table.nodes);
    return table.nodes;
  }

  /** @internal The routing graph; read and built by the first call, and kept. */
  routing(options: VenueReadOptions = {}): Promise<VenueRouting> {
    return this.#routing.get(options.signal);
  }
}
