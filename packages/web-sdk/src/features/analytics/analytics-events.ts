import type { JsonValue } from '../../kernel/json-value.ts';

/**
 * Known events by name, both those that the map captures automatically and those that an app
 * captures.
 */
export type AnalyticsEvents = {
  /** Captured when analytics starts. The venue is already loaded by then. */
  'venue-load': {
    /** Number of floors in the venue. */
    readonly floors: number;
    /** Number of locations in the venue. */
    readonly locations: number;
    /** Codes of the venue's languages. */
    readonly languages: readonly string[];
  };
  /** Captured when the first frame after the start of analytics is drawn. */
  'first-frame': {
    /** Time since the page began to load, in milliseconds. */
    readonly sincePageStart: number;
    /** Width of the map, in CSS pixels. */
    readonly width: number;
    /** Height of the map, in CSS pixels. */
    readonly height: number;
  };
  /** Captured when the current floor changes. */
  'floor-change': {
    /** Id of the current floor. */
    readonly floorId: string;
    /** Id of the previous floor. */
    readonly previousFloorId: string;
    /** Cause of the change, such as `app` or `navigation`. */
    readonly reason: string;
  };
  /** Captured when the language of names and texts changes. */
  'language-change': { readonly language: string };
  /** Captured when the theme changes. */
  'theme-change': { readonly theme: string };
  /** Captured when the user clicks or taps an interactive target. */
  select: {
    /** Type of the target, such as `space` or `marker`. */
    readonly type: string;
    /** Id of the element. `undefined` if the target has none. */
    readonly id?: string;
    /** Ids of the locations at the target. */
    readonly locationIds: readonly string[];
  };
  /** Captured when the browser withdraws the graphics context. */
  'context-lost': Record<never, never>;
  /** Event for a requested route, captured by the app. */
  route: {
    /** Id of the start. */
    readonly fromId?: string;
    /** Id of the destination. */
    readonly toId?: string;
    /** Whether a route was found. */
    readonly found: boolean;
    /** Length of the route, in metres. */
    readonly distance?: number;
    /** Whether the route had to be step-free. */
    readonly accessible?: boolean;
  };
  /** Event for a search by the user, captured by the app. */
  search: {
    /** Text that the user searched for. */
    readonly query: string;
    /** Number of places found. */
    readonly hits: number;
  };
  /** Event for the camera when it starts or stops following the user, captured by the app. */
  follow: {
    /** Target that the camera follows, such as `position`. `off` means none. */
    readonly mode: string;
  };
};

/**
 * Payload of an event: the defined one for a known event, any JSON for a custom event of the app.
 */
export type AnalyticsPayload<Name extends string> = Name extends keyof AnalyticsEvents
  ? AnalyticsEvents[Name]
  : { readonly [key: string]: JsonValue };

/** A known event with its name and payload. */
export type KnownEvent = {
  [Name in keyof AnalyticsEvents]: {
    readonly name: Name;
    readonly payload: AnalyticsEvents[Name];
  };
}[keyof AnalyticsEvents];

/** A custom event that the app defines. */
export type OwnEvent = {
  /** Name that the app gives to the event. */
  readonly name: string & {};
  /** Payload that the app adds to the event. */
  readonly payload: { readonly [key: string]: JsonValue };
};

/** An event for analytics. It contains no position and nothing that outlives the map. */
export type AnalyticsEvent = (KnownEvent | OwnEvent) & {
  /** Time of the event, in milliseconds since 1970. */
  readonly time: number;
  /**
   * Number of the event in its session, starting at 0. Use it to sort events and to detect lost
   * ones.
   */
  readonly index: number;
  /** Id of the session. By default random, and new for each `map.use(analytics)`. */
  readonly sessionId: string;
  /** Id of the venue. */
  readonly venueId: string;
  /** Code of the language at the time of the event. */
  readonly language: string;
  /** Id of the current floor at the time of the event. */
  readonly floorId: string;
};
