import type { Location } from './venue.js';
import type { MapCoordinate, MapLink, PathNode, Polygon, VenueMap } from './venue.js';

/** Where a route can begin and end. */
export type DirectionsTarget = Location | Polygon | PathNode | MapCoordinate;

/** What something can be pinned to. */
export type MapTarget = Location | Polygon | PathNode | MapCoordinate;

/** Which way is wanted. */
export type DirectionsOptions = {
  /** Whether stairs and escalators are left out. @defaultValue `false` */
  readonly accessible?: boolean;
};

/**
 * What an instruction asks for.
 *
 * @example
 * const turns = directions.instructions.filter(({ action }) => action === INSTRUCTION_ACTION.TURN);
 */
export declare const INSTRUCTION_ACTION: {
  /** Set off. */
  readonly DEPART: 'depart';
  /** Turn, at a corner. */
  readonly TURN: 'turn';
  /** Take an elevator, stairs or another link to the next map. */
  readonly TAKE_LINK: 'take-link';
  /** Leave the link on the next map. */
  readonly LEAVE_LINK: 'leave-link';
  /** You are there. */
  readonly ARRIVE: 'arrive';
};

/** One of `INSTRUCTION_ACTION`. */
export type InstructionAction = (typeof INSTRUCTION_ACTION)[keyof typeof INSTRUCTION_ACTION];

/** One line of the description of a way. */
export type DirectionsInstruction = {
  /** What to do, for code. */
  readonly action: InstructionAction;
  /** What to do, in the language of the venue. */
  readonly text: string;
  /** Metres from here to the next instruction. */
  readonly distance: number;
  /** Where to do it. */
  readonly coordinate: MapCoordinate;
  /** The elevator or stairs that it speaks of. */
  readonly link?: MapLink;
};

/**
 * The way from one place to another. Where there is none, `found` is false, `path` is empty and
 * `reason` says why.
 */
export type Directions = {
  /** Whether there is a way. */
  readonly found: boolean;
  /** Explanation for your log, in English, if there is no route; otherwise `undefined`. */
  readonly reason: string | undefined;
  /** Length in metres; 0 where there is no way. */
  readonly distance: number;
  /** Seconds that walking takes; 0 where there is no way. */
  readonly durationSeconds: number;
  /** The points of the way, over all maps. */
  readonly path: readonly MapCoordinate[];
  /** The maps of the way, in its order; one that it comes back to is there twice. */
  readonly maps: readonly VenueMap[];
  /** The way in words. */
  readonly instructions: readonly DirectionsInstruction[];
};

/** How a path looks. */
export type PathStyle = {
  /** A CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Width in metres. @defaultValue `0.9` */
  readonly width?: number;
};
