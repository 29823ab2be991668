import type { Directions, PathStyle } from '../shared/directions.js';
import type { MapCoordinate, MapLink, VenueMap } from '../shared/venue.js';

/** How a journey is drawn. */
export type JourneyOptions = {
  /** How the path of the current leg looks. @defaultValue a blue line */
  readonly path?: PathStyle;
  /** How the paths of other legs look. @defaultValue the same line, paler */
  readonly inactivePath?: PathStyle;
  /** HTML at the start; `'none'` for nothing. @defaultValue a dot */
  readonly startMarker?: string;
  /** HTML at the destination; `'none'` for nothing. @defaultValue a pin */
  readonly destinationMarker?: string;
  /** Whether the camera moves to where the journey is seen. @defaultValue `true` */
  readonly fitCamera?: boolean;
};

/** A part of a journey that lies on one map. */
export type JourneyStep = {
  /** Which leg it belongs to, from 0. */
  readonly leg: number;
  /** The map that it is on. */
  readonly map: VenueMap;
  /** Length in metres. */
  readonly distance: number;
  /** What is taken at its end to get to the next map; none at the end of a leg. */
  readonly link?: MapLink;
};

/**
 * A complete route: paths, markers at both ends, and markers at elevators and stairs that change the
 * map when they are tapped.
 *
 * @example
 * const directions = await store.getDirections(place, venue.locations[0], { accessible: true });
 * if (directions.found) {
 *   const steps = await store.journey.draw(directions, { path: { color: '#c02080' } });
 *   await store.journey.setStep(steps.length - 1);
 * }
 */
export interface Journey {
  /** Draws directions in place of the journey before, and answers its steps. */
  draw(
    directions: Directions | readonly Directions[],
    options?: JourneyOptions,
  ): Promise<readonly JourneyStep[]>;
  /** Shows the map of a step, counted from 0, and moves the camera there. */
  setStep(step: number): Promise<void>;
  /** Takes the journey away. */
  clear(): Promise<void>;
}

/**
 * Bare paths: lines without markers, which change no map.
 *
 * @example
 * const id = await store.paths.add(directions, { width: 1.2 });
 * await store.paths.remove(id);
 */
export interface Paths {
  /** Draws a path along directions or points, and answers its id. */
  add(course: Directions | readonly MapCoordinate[], style?: PathStyle): Promise<string>;
  /** Takes a path away. */
  remove(pathId: string): Promise<void>;
  /** Takes all paths away; that of a journey stays. */
  removeAll(): Promise<void>;
}
