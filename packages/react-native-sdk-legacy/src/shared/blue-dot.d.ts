import type { VenueMap } from './venue.js';

/**
 * How far the blue dot has come.
 *
 * @example
 * const isInside = (state: BlueDotState) => state === BLUE_DOT_STATE.HAS_INDOOR_POSITION;
 */
export declare const BLUE_DOT_STATE: {
  /** It is not enabled, or the user refused. */
  readonly NOT_LISTENING: 'not-listening';
  /** It is enabled and waits for the first position. */
  readonly LISTENING: 'listening';
  /** It has a position that names no map. */
  readonly HAS_POSITION: 'has-position';
  /** It has a position on a map. */
  readonly HAS_INDOOR_POSITION: 'has-indoor-position';
  /** The position is not to be relied on; the reason says why. */
  readonly UNCERTAIN: 'uncertain';
};

/** One of `BLUE_DOT_STATE`. */
export type BlueDotState = (typeof BLUE_DOT_STATE)[keyof typeof BLUE_DOT_STATE];

/**
 * Why there is no dot, or none to be relied on.
 *
 * @example
 * const isRefused = (reason?: BlueDotReason) => reason === BLUE_DOT_REASON.REFUSED;
 */
export declare const BLUE_DOT_REASON: {
  /** The user refused, or the device has no position to give. */
  readonly REFUSED: 'refused';
  /** The accuracy is worse than `uncertainAbove`. */
  readonly INACCURATE: 'inaccurate';
  /** The position is outside of the venue. */
  readonly OUTSIDE_VENUE: 'outside-venue';
  /** No position came for some time. */
  readonly NO_UPDATES: 'no-updates';
};

/** One of `BLUE_DOT_REASON`. */
export type BlueDotReason = (typeof BLUE_DOT_REASON)[keyof typeof BLUE_DOT_REASON];

/** A position that is shown. */
export type BlueDotPosition = {
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
  /** The map that it is on, if that is known. */
  readonly map: VenueMap | undefined;
  /** Metres by which it may be wrong. */
  readonly accuracy: number;
  /** Direction that the user looks in, in degrees clockwise from north. */
  readonly heading: number | undefined;
};

/** A position that your own source found. */
export type BlueDotUpdate = {
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
  /** The map that it is on. @defaultValue the map of `floorLevel` */
  readonly map?: VenueMap;
  /** Which floor it is on, counted from the entrance, as `elevation` of a map. @defaultValue not known */
  readonly floorLevel?: number;
  /** Metres by which it may be wrong. @defaultValue `0` */
  readonly accuracy?: number;
  /** Direction that the user looks in, in degrees clockwise from north. @defaultValue not known */
  readonly heading?: number;
};

/** The state of the dot, the one before, and why it is not to be relied on. */
export type BlueDotStateChange = {
  /** The state from now on. */
  readonly state: BlueDotState;
  /** The state before. */
  readonly previous: BlueDotState;
  /** Why it is uncertain or does not listen; none where all is well. */
  readonly reason?: BlueDotReason;
};

/** Where positions come from and how they are shown. */
export type BlueDotOptions = {
  /** Whether the web view asks the device for positions. Without it, call `update`. @defaultValue `true` */
  readonly useDevice?: boolean;
  /** Colour of the dot; a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Whether a beam shows where the user looks. @defaultValue `true` */
  readonly showHeading?: boolean;
  /** Metres of accuracy above which a position counts as uncertain. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /** Milliseconds without a position after which the last one counts as uncertain. @defaultValue `30000` */
  readonly timeout?: number;
};
