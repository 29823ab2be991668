import type { Directions, PathStyle } from '../shared/directions.js';
import type { MapCoordinate, MapLink, VenueMap } from '../shared/venue.js';

/** Appearance of a journey. */
export type JourneyOptions = {
  /** Style of the current leg's path. @defaultValue a blue line */
  readonly path?: PathStyle;
  /** Style of the other legs' paths. @defaultValue the same line in a paler colour */
  readonly inactivePath?: PathStyle;
  /** HTML of the marker at the start. `'none'` shows no marker. @defaultValue a dot */
  readonly startMarker?: string;
  /** HTML of the marker at the destination. `'none'` shows no marker. @defaultValue a pin */
  readonly destinationMarker?: string;
  /** Whether the camera moves to show the journey. @defaultValue `true` */
  readonly fitCamera?: boolean;
};

/** A part of a journey on one map. */
export type JourneyStep = {
  /** Index of the step's leg, from 0. */
  readonly leg: number;
  /** Map that contains the step. */
  readonly map: VenueMap;
  /** Length of the step, in metres. */
  readonly distance: number;
  /**
   * Link at the end of the step that leads to the next map. `undefined` for the last step of a leg.
   */
  readonly link?: MapLink;
};

/**
 * A complete route: paths, markers at both ends, and markers at elevators and stairs that change
 * the map when the user taps them.
 *
 * @example
 * const directions = await store.getDirections(place, venue.locations[0], { accessible: true });
 * if (directions.found) {
 *   const steps = await store.journey.draw(directions, { path: { color: '#c02080' } });
 *   await store.journey.setStep(steps.length - 1);
 * }
 */
export interface Journey {
  /** Draws directions, replaces the previous journey and returns the steps. */
  draw(
    directions: Directions | readonly Directions[],
    options?: JourneyOptions,
  ): Promise<readonly JourneyStep[]>;
  /** Shows the map of a step and moves the camera there. Steps are counted from 0. */
  setStep(step: number): Promise<void>;
  /** Removes the journey. */
  clear(): Promise<void>;
}

/**
 * Lines without markers. Drawing one does not switch to another map.
 *
 * @example
 * const id = await store.paths.add(directions, { width: 1.2 });
 * await store.paths.remove(id);
 */
export interface Paths {
  /** Draws a path along directions or points and returns its id. */
  add(course: Directions | readonly MapCoordinate[], style?: PathStyle): Promise<string>;
  /** Removes a path. */
  remove(pathId: string): Promise<void>;
  /** Removes all paths. The path of a journey stays. */
  removeAll(): Promise<void>;
}
