import type { JsonValue } from '../../kernel/json-value.ts';

/** What an app can tell about itself, and what the map tells by itself, by name. */
export type AnalyticsEvents = {
  /** The venue is there. Told when analytics begin. */
  'venue-load': {
    /** How many floors it has. */
    readonly floors: number;
    /** How many locations it has. */
    readonly locations: number;
    /** Codes of the venue's languages. */
    readonly languages: readonly string[];
  };
  /** The first frame since analytics began was drawn. */
  'first-frame': {
    /** Milliseconds since the page began to load. */
    readonly sincePageStart: number;
    /** Width of the map in CSS pixels. */
    readonly width: number;
    /** Height of the map in CSS pixels. */
    readonly height: number;
  };
  /** Another floor is shown. */
  'floor-change': {
    /** Id of the floor that is shown now. */
    readonly floorId: string;
    /** Id of the floor that was shown before. */
    readonly previousFloorId: string;
    /** Who changed it, such as `app` or `navigation`. */
    readonly reason: string;
  };
  /** Names and texts are in another language. */
  'language-change': { readonly language: string };
  /** Colours and light are others. */
  'theme-change': { readonly theme: string };
  /** The user clicked or tapped something that reacts. */
  select: {
    /** The type of what was hit, such as `space` or `marker`. */
    readonly type: string;
    /** Id of the element, where it has one. */
    readonly id?: string;
    /** Ids of the locations that are there. */
    readonly locationIds: readonly string[];
  };
  /** The browser took the graphics context away. */
  'context-lost': Record<never, never>;
  /** A route was asked for. Told by the app. */
  route: {
    /** Id of where it begins. */
    readonly fromId?: string;
    /** Id of where it leads. */
    readonly toId?: string;
    /** Whether there is one. */
    readonly found: boolean;
    /** Metres. */
    readonly distance?: number;
    /** Whether it had to be without steps. */
    readonly accessible?: boolean;
  };
  /** The user searched. Told by the app. */
  search: {
    /** What was typed. */
    readonly query: string;
    /** How many places were found. */
    readonly hits: number;
  };
  /** The camera follows the user, or stopped. Told by the app. */
  follow: {
    /** What the camera follows, such as `position`; `off` for nothing. */
    readonly mode: string;
  };
};

/** What belongs to an event: that of a known one, or any JSON for an event of the app's own. */
export type AnalyticsPayload<Name extends string> = Name extends keyof AnalyticsEvents
  ? AnalyticsEvents[Name]
  : { readonly [key: string]: JsonValue };

/** An event of the map with its name and what belongs to it. */
export type KnownEvent = {
  [Name in keyof AnalyticsEvents]: {
    readonly name: Name;
    readonly payload: AnalyticsEvents[Name];
  };
}[keyof AnalyticsEvents];

/** An event that only the app knows. */
export type OwnEvent = {
  /** As the app calls it. */
  readonly name: string & {};
  /** What the app tells about it. */
  readonly payload: { readonly [key: string]: JsonValue };
};

/** Something that happened. It has no position and nothing that outlives the map. */
export type AnalyticsEvent = (KnownEvent | OwnEvent) & {
  /** When, as milliseconds since 1970. */
  readonly time: number;
  /** Counts the events of a session from 0, to put them in order and see losses. */
  readonly index: number;
  /** Random, new for each `map.use(analytics)`. */
  readonly sessionId: string;
  /** Id of the venue. */
  readonly venueId: string;
  /** Code of the language at that time. */
  readonly language: string;
  /** The floor that the user looked at. */
  readonly floorId: string;
};
