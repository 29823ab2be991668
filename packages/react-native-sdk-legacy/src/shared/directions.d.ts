import type { Location } from './venue.js';
import type { MapCoordinate, MapLink, PathNode, Polygon, VenueMap } from './venue.js';

/** A place where a route can start or end. */
export type DirectionsTarget = Location | Polygon | PathNode | MapCoordinate;

/** A place that labels, markers and tooltips can be attached to. */
export type MapTarget = Location | Polygon | PathNode | MapCoordinate;

/** Options for finding a route. */
export type DirectionsOptions = {
  /** Whether to avoid stairs and escalators. @defaultValue `false` */
  readonly accessible?: boolean;
};

/**
 * Actions of an instruction.
 *
 * @example
 * const turns = directions.instructions.filter(({ action }) => action === INSTRUCTION_ACTION.TURN);
 */
export declare const INSTRUCTION_ACTION: {
  /** Start walking. */
  readonly DEPART: 'depart';
  /** Turn at a corner. */
  readonly TURN: 'turn';
  /** Take an elevator, stairs or another link to the next map. */
  readonly TAKE_LINK: 'take-link';
  /** Leave the link on the next map. */
  readonly LEAVE_LINK: 'leave-link';
  /** Arrive at the destination. */
  readonly ARRIVE: 'arrive';
};

/** One of `INSTRUCTION_ACTION`. */
export type InstructionAction = (typeof INSTRUCTION_ACTION)[keyof typeof INSTRUCTION_ACTION];

/** One step of the turn-by-turn instructions. */
export type DirectionsInstruction = {
  /** Action to take, for code. */
  readonly action: InstructionAction;
  /** Instruction as text, in the venue's language. */
  readonly text: string;
  /** Distance to the next instruction, in metres. */
  readonly distance: number;
  /** Position of the instruction. */
  readonly coordinate: MapCoordinate;
  /** Elevator or stairs that the instruction refers to. */
  readonly link?: MapLink;
};

/**
 * The route from one place to another. If there is none, `found` is `false`, `path` is empty and
 * `reason` says why.
 */
export type Directions = {
  /** Whether a route was found. */
  readonly found: boolean;
  /** Explanation for your log, in English, if there is no route; otherwise `undefined`. */
  readonly reason: string | undefined;
  /** Length of the route, in metres. 0 if there is no route. */
  readonly distance: number;
  /** Walking time, in seconds. 0 if there is no route. */
  readonly durationSeconds: number;
  /** Points of the route across all maps. */
  readonly path: readonly MapCoordinate[];
  /** Maps of the route, in order. A map appears again if the route returns to it. */
  readonly maps: readonly VenueMap[];
  /** Turn-by-turn instructions. */
  readonly instructions: readonly DirectionsInstruction[];
};

/** Appearance of a path. */
export type PathStyle = {
  /** Colour of the path, as a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Width of the path, in metres. @defaultValue `0.9` */
  readonly width?: number;
};
