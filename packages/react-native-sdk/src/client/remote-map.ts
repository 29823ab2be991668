import type {
  Accessibility,
  Bbox,
  Camera,
  Coordinate,
  ElementControl,
  ElementType,
  FloorControl,
  InViewType,
  Labels,
  Layers,
  LngLat,
  MapEvents,
  Markers,
  Navigation,
  NearestOptions,
  NoRoute,
  OpeningHours,
  Paths,
  PlacedType,
  PolygonGeometry,
  Route,
  RouteOptions,
  RouteThroughOptions,
  Shapes,
  ShapeType,
  Theme,
  ThemeName,
  VenueEvents,
  VenueLanguage,
  WithinOptions,
  ElementByType,
} from '@brand/web-sdk';
import type { ElementData, ElementRef } from './element-data.ts';
import type { FeatureByType, FeatureName } from './feature-table.ts';
import type { Listen, Received, Remote, RemoteFile, Sent } from './remote.ts';

/** Where a route can begin or end; of a list, the member that is nearest. */
export type RouteEnd = ElementRef | Coordinate | readonly RouteEnd[];

/** A route as data. `map.navigation.draw` and `map.paths.add` take it as it is. */
export type RouteData = Received<Route>;

/** A route, or why there is none; `found` tells them apart. */
export type RouteAnswer = RouteData | Received<NoRoute>;

/** What a venue says of itself, read once when it is shown and again when its language changes. */
export type VenueData = {
  /** Id of the venue. */
  readonly id: string;
  /** Name in the current language. */
  readonly name: string;
  /** Code of the current language. */
  readonly language: string;
  /** The languages that it has. */
  readonly languages: readonly VenueLanguage[];
  /** Time zone of its clocks, such as `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
  /** Postal address. */
  readonly address: string | undefined;
  /** The middle of it. */
  readonly center: LngLat;
  /** When it is open. */
  readonly openingHours: readonly OpeningHours[];
  /** Whatever else the writer of the bundle kept with the venue. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The floors, lowest first. */
  readonly floors: readonly ElementData<'floor'>[];
  /** The buildings. */
  readonly floorStacks: readonly ElementData<'floor-stack'>[];
  /** Places people look for. */
  readonly locations: readonly ElementData<'location'>[];
  /** Locations to show first, in this order. */
  readonly topLocations: readonly ElementRef<'location'>[];
  /** Groups of locations. */
  readonly categories: readonly ElementData<'category'>[];
  /** Lifts, stairs and other ways between floors. */
  readonly connections: readonly ElementData<'connection'>[];
};

/**
 * The venue inside the web view: queries and routes.
 *
 * @example
 * const rooms = await map.venue.all('space');
 * const answer = await map.venue.route(rooms[0]!, rooms[1]!);
 * if (answer.found) await map.navigation.draw(answer);
 */
export interface RemoteVenue {
  /** All elements of a type, as data. Rooms, walls and objects are many: ask for them once. */
  all<T extends ElementType>(type: T): Promise<readonly ElementData<T>[]>;
  /** The element with an id or external id, or `undefined`. */
  find<T extends ElementType>(type: T, idOrExternalId: string): Promise<ElementData<T> | undefined>;
  /** The element with an id or external id; rejects with `venue/unknown-element`. */
  get<T extends ElementType>(type: T, idOrExternalId: string): Promise<ElementData<T>>;
  /** Elements at a place, the smallest first. */
  at(coordinate: Coordinate): Promise<readonly ElementData<ShapeType>[]>;
  /** Elements near a place, the nearest first. */
  nearest<T extends PlacedType = ShapeType>(
    origin: Coordinate,
    options?: NearestOptions<T>,
  ): Promise<readonly { readonly element: ElementData<T>; readonly distance: number }[]>;
  /** Elements in a box of metres or a polygon of degrees. */
  within<T extends ShapeType = ShapeType>(
    bounds: Bbox | Readonly<PolygonGeometry>,
    options?: Sent<WithinOptions<T>>,
  ): Promise<readonly ElementData<T>[]>;
  /** The shortest way between two places. No way is an answer, not an error. */
  route(from: RouteEnd, to: RouteEnd, options?: Sent<RouteOptions>): Promise<RouteAnswer>;
  /** The shortest way through several places. */
  routeThrough(
    stops: readonly RouteEnd[],
    options?: Sent<RouteThroughOptions>,
  ): Promise<RouteAnswer>;
  /** Candidates by the length of the way to them, the nearest first. */
  nearestByWalking(
    from: RouteEnd,
    candidates: readonly RouteEnd[],
    options?: Sent<RouteOptions> & { readonly limit?: number },
  ): Promise<
    readonly {
      readonly element: ElementData;
      readonly distance: number;
      readonly route: RouteData;
    }[]
  >;
  /** Whether the venue is open at a moment; `undefined` when the bundle does not say. */
  isOpenAt(date: Date): Promise<boolean | undefined>;
  /** A file of the bundle, such as a logo; `undefined` when there is none at the path. */
  readAsset(path: string): Promise<RemoteFile | undefined>;
  /** Chooses the language of names and texts. */
  setLanguage(code: string): Promise<void>;
  /** What an element can answer beyond its data, such as `isOpenAt` of a location. */
  ask<T extends ElementType>(element: ElementRef<T>): Remote<ElementByType[T]>;
  /** Listens to events of the venue. */
  readonly on: Listen<VenueEvents>;
}

/**
 * A venue on the screen, as the app sees it across the bridge: the namespaces of the Web SDK's map
 * view, with every call a promise. Calls of one turn of the app cross together.
 *
 * @example
 * const [shop] = await map.venue.all('space');
 * await map.camera.focusOn(shop!);
 */
export interface RemoteMap {
  /** What is shown: queries and routes. */
  readonly venue: RemoteVenue;
  /** Where the map is seen from. */
  readonly camera: Remote<Camera>;
  /** Which floor is shown. */
  readonly floors: Remote<Omit<FloorControl, 'isDecidedBy' | 'override' | 'overrideFacades'>>;
  /** Colours, heights and visibility of rooms, walls and objects. */
  readonly elements: Remote<ElementControl>;
  /** Names on the map. */
  readonly labels: Remote<Labels>;
  /** HTML on the map. */
  readonly markers: Remote<Markers>;
  /** Lines on floors. */
  readonly paths: Remote<Paths>;
  /** Polygons and lines of your own, flat or with a height. */
  readonly shapes: Remote<Shapes>;
  /** Routes with their markers and steps. */
  readonly navigation: Remote<Navigation>;
  /** Which groups of things are drawn, and in which order. */
  readonly layers: Remote<Omit<Layers, 'assign'>>;
  /** What the map does for users of screen readers. */
  readonly accessibility: Remote<Accessibility>;
  /** Listens to events of the map. */
  readonly on: Listen<MapEvents>;
  /** Adds a feature beyond the core, or gives the one that is there. */
  use<Name extends FeatureName>(
    name: Name,
    options?: Sent<FeatureByType[Name][1]>,
  ): Promise<Remote<FeatureByType[Name][0]>>;
  /** Elements of a type on the visible floors that are on the screen. */
  inView<T extends InViewType>(type: T): Promise<readonly ElementData<T>[]>;
  /** Chooses the language of names and texts. */
  setLanguage(code: string): Promise<void>;
  /** Changes colours and light. */
  setTheme(theme: ThemeName | 'system' | Theme): Promise<void>;
  /** Name of the theme in use. */
  theme(): Promise<string>;
}
