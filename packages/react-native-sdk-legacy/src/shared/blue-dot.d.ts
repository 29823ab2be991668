import type { VenueMap } from './venue.js';

/**
 * States of the blue dot.
 *
 * @example
 * const isInside = (state: BlueDotState) => state === BLUE_DOT_STATE.HAS_INDOOR_POSITION;
 */
export declare const BLUE_DOT_STATE: {
  /** The dot is not enabled, or the user denied location access. */
  readonly NOT_LISTENING: 'not-listening';
  /** The dot is enabled and waits for the first position. */
  readonly LISTENING: 'listening';
  /** The dot has a position, but its map is unknown. */
  readonly HAS_POSITION: 'has-position';
  /** The dot has a position on a map. */
  readonly HAS_INDOOR_POSITION: 'has-indoor-position';
  /** The position is not reliable; the reason says why. */
  readonly UNCERTAIN: 'uncertain';
};

/** One of `BLUE_DOT_STATE`. */
export type BlueDotState = (typeof BLUE_DOT_STATE)[keyof typeof BLUE_DOT_STATE];

/**
 * Reasons why the blue dot has no position or an unreliable one.
 *
 * @example
 * const isRefused = (reason?: BlueDotReason) => reason === BLUE_DOT_REASON.REFUSED;
 */
export declare const BLUE_DOT_REASON: {
  /** The user denied location access, or the device cannot provide positions. */
  readonly REFUSED: 'refused';
  /** The accuracy is worse than `uncertainAbove`. */
  readonly INACCURATE: 'inaccurate';
  /** The position is outside the venue. */
  readonly OUTSIDE_VENUE: 'outside-venue';
  /** No position has arrived for some time. */
  readonly NO_UPDATES: 'no-updates';
};

/** One of `BLUE_DOT_REASON`. */
export type BlueDotReason = (typeof BLUE_DOT_REASON)[keyof typeof BLUE_DOT_REASON];

/** A position that the dot shows. */
export type BlueDotPosition = {
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Map of the position, if known. */
  readonly map: VenueMap | undefined;
  /** Accuracy of the position, as a radius in metres. */
  readonly accuracy: number;
  /** Heading of the user, in degrees clockwise from north. */
  readonly heading: number | undefined;
};

/** A position from your own source. */
export type BlueDotUpdate = {
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Map of the position. @defaultValue the map of `floorLevel` */
  readonly map?: VenueMap;
  /**
   * Level of the floor, counted from the entrance like the `elevation` of a map.
   * @defaultValue unknown
   */
  readonly floorLevel?: number;
  /** Accuracy of the position, as a radius in metres. @defaultValue `0` */
  readonly accuracy?: number;
  /** Heading of the user, in degrees clockwise from north. @defaultValue unknown */
  readonly heading?: number;
};

/** New and previous state of the dot, with the reason if the position is not reliable. */
export type BlueDotStateChange = {
  /** New state of the dot. */
  readonly state: BlueDotState;
  /** Previous state of the dot. */
  readonly previous: BlueDotState;
  /** Reason why the dot is uncertain or does not listen. `undefined` if there is no problem. */
  readonly reason?: BlueDotReason;
};

/** Source of positions and appearance of the dot. */
export type BlueDotOptions = {
  /** Whether the device provides positions. If `false`, call `update`. @defaultValue `true` */
  readonly useDevice?: boolean;
  /** Colour of the dot, as a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Whether a beam shows the user's heading. @defaultValue `true` */
  readonly showHeading?: boolean;
  /** Accuracy radius above which a position counts as uncertain, in metres. @defaultValue `50` */
  readonly uncertainAbove?: number;
  /**
   * Time without a new position after which the last one counts as uncertain, in milliseconds.
   * @defaultValue `30000`
   */
  readonly timeout?: number;
};
