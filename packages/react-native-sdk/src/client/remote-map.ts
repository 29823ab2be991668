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

/** Start or end of a route. For a list, the nearest member is used. */
export type RouteEnd = ElementRef | Coordinate | readonly RouteEnd[];

/** A route as data, which you can pass to `map.navigation.draw` and `map.paths.add` unchanged. */
export type RouteData = Received<Route>;

/** A route, or the reason why there is none. `found` distinguishes the two. */
export type RouteAnswer = RouteData | Received<NoRoute>;

/** Data of a venue, read when the venue is shown and again when its language changes. */
export type VenueData = {
  /** Id of the venue. */
  readonly id: string;
  /** Name of the venue, in the current language. */
  readonly name: string;
  /** Code of the current language. */
  readonly language: string;
  /** Languages of the venue. */
  readonly languages: readonly VenueLanguage[];
  /** Time zone of the venue, such as `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
  /** Postal address of the venue. */
  readonly address: string | undefined;
  /** Centre of the venue. */
  readonly center: LngLat;
  /** Opening hours of the venue. */
  readonly openingHours: readonly OpeningHours[];
  /** Additional data that the bundle stores with the venue. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The floors, lowest first. */
  readonly floors: readonly ElementData<'floor'>[];
  /** The buildings. */
  readonly floorStacks: readonly ElementData<'floor-stack'>[];
  /** Places that people look for. */
  readonly locations: readonly ElementData<'location'>[];
  /** Locations to show first, in this order. */
  readonly topLocations: readonly ElementRef<'location'>[];
  /** Groups of locations. */
  readonly categories: readonly ElementData<'category'>[];
  /** Lifts, stairs and other connections between floors. */
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
  /**
   * Returns all elements of a type, as data. A venue has many rooms, walls and objects, so request
   * them only once.
   */
  all<T extends ElementType>(type: T): Promise<readonly ElementData<T>[]>;
  /** Returns the element with an id or external id, or `undefined`. */
  find<T extends ElementType>(type: T, idOrExternalId: string): Promise<ElementData<T> | undefined>;
  /**
   * Returns the element with an id or external id. Rejects with `venue/unknown-element` if there is
   * none.
   */
  get<T extends ElementType>(type: T, idOrExternalId: string): Promise<ElementData<T>>;
  /** Returns the elements at a coordinate, the smallest first. */
  at(coordinate: Coordinate): Promise<readonly ElementData<ShapeType>[]>;
  /** Returns the elements near a coordinate, the nearest first. */
  nearest<T extends PlacedType = ShapeType>(
    origin: Coordinate,
    options?: NearestOptions<T>,
  ): Promise<readonly { readonly element: ElementData<T>; readonly distance: number }[]>;
  /** Returns the elements in a box of metres or a polygon of degrees. */
  within<T extends ShapeType = ShapeType>(
    bounds: Bbox | Readonly<PolygonGeometry>,
    options?: Sent<WithinOptions<T>>,
  ): Promise<readonly ElementData<T>[]>;
  /**
   * Returns the cheapest route between two places. If there is none, the call still resolves, so
   * check `found`.
   */
  route(from: RouteEnd, to: RouteEnd, options?: Sent<RouteOptions>): Promise<RouteAnswer>;
  /** Returns the cheapest route through several places. */
  routeThrough(
    stops: readonly RouteEnd[],
    options?: Sent<RouteThroughOptions>,
  ): Promise<RouteAnswer>;
  /** Returns the candidates by walking distance, the nearest first. */
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
  /**
   * Returns whether the venue is open at a moment, or `undefined` if the bundle has no opening
   * hours.
   */
  isOpenAt(date: Date): Promise<boolean | undefined>;
  /** Returns a file of the bundle, such as a logo, or `undefined` if there is none at the path. */
  readAsset(path: string): Promise<RemoteFile | undefined>;
  /** Sets the language of names and texts. */
  setLanguage(code: string): Promise<void>;
  /**
   * Returns a proxy for an element, for methods that go beyond its data, such as `isOpenAt` of a
   * location.
   */
  ask<T extends ElementType>(element: ElementRef<T>): Remote<ElementByType[T]>;
  /** Listens to events of the venue. */
  readonly on: Listen<VenueEvents>;
}

/**
 * A venue on the screen, as the app accesses it across the bridge. It has the namespaces of the Web
 * SDK's map view, and every call returns a promise. Calls of the same turn cross the bridge
 * together.
 *
 * @example
 * const [shop] = await map.venue.all('space');
 * await map.camera.focusOn(shop!);
 */
export interface RemoteMap {
  /** The venue that the map shows: queries and routes. */
  readonly venue: RemoteVenue;
  /** Position and movement of the camera. */
  readonly camera: Remote<Camera>;
  /** Current floor, visible floors and their appearance. */
  readonly floors: Remote<Omit<FloorControl, 'isDecidedBy' | 'override' | 'overrideFacades'>>;
  /** Colours, heights and visibility of rooms, walls and objects. */
  readonly elements: Remote<ElementControl>;
  /** Labels on the map. */
  readonly labels: Remote<Labels>;
  /** Markers: HTML on the map. */
  readonly markers: Remote<Markers>;
  /** Paths: lines on floors. */
  readonly paths: Remote<Paths>;
  /** Your own polygons and lines, flat or with a height. */
  readonly shapes: Remote<Shapes>;
  /** Routes with their markers and steps. */
  readonly navigation: Remote<Navigation>;
  /** Visibility and draw order of groups of objects. */
  readonly layers: Remote<Omit<Layers, 'assign'>>;
  /** Support for users of screen readers. */
  readonly accessibility: Remote<Accessibility>;
  /** Listens to events of the map. */
  readonly on: Listen<MapEvents>;
  /** Adds an optional feature, or returns the existing one. */
  use<Name extends FeatureName>(
    name: Name,
    options?: Sent<FeatureByType[Name][1]>,
  ): Promise<Remote<FeatureByType[Name][0]>>;
  /** Returns the elements of a type that are on visible floors and on the screen. */
  inView<T extends InViewType>(type: T): Promise<readonly ElementData<T>[]>;
  /** Sets the language of names and texts. */
  setLanguage(code: string): Promise<void>;
  /** Changes colours and light. */
  setTheme(theme: ThemeName | 'system' | Theme): Promise<void>;
  /** Returns the name of the current theme. */
  theme(): Promise<string>;
}
