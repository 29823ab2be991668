import type { Instruction, Route, RouteOptions, RoutePlace, RouteResult } from '@brand/venue';
import type { Location } from './location.ts';
import { fromEngine, type MapCoordinate, toEngine } from './map-coordinate.ts';
import type { MapLink } from './map-link.ts';
import { toLegacyTerms } from './old-words.ts';
import type { PathNode } from './path-node.ts';
import type { Polygon } from './polygon.ts';
import { SdkError } from './sdk-error.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/** A place where a route can start or end. */
export type DirectionsTarget = Location | Polygon | PathNode | MapCoordinate;

/** Options for finding a route. */
export type DirectionsOptions = {
  /** Whether to avoid stairs and escalators. @defaultValue `false` */
  readonly accessible?: boolean;
};

/** Called with either the directions or the error. */
export type DirectionsCallback = (error: unknown, directions: Directions | undefined) => void;

/**
 * Actions of an instruction.
 *
 * @example
 * const turns = directions.instructions.filter(({ action }) => action === INSTRUCTION_ACTION.TURN);
 */
export const INSTRUCTION_ACTION = {
  /** Start walking. */
  DEPART: 'depart',
  /** Turn at a corner. */
  TURN: 'turn',
  /** Take an elevator, stairs or another link to the next map. */
  TAKE_LINK: 'take-link',
  /** Leave the link on the next map. */
  LEAVE_LINK: 'leave-link',
  /** Arrive at the destination. */
  ARRIVE: 'arrive',
} as const;

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
 * `reason` states why.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'), { accessible: true });
 * if (directions.found) directions.instructions.forEach(({ text }) => console.log(text));
 * else console.log(directions.reason);
 */
export class Directions {
  /** @internal The engine's route result. */
  readonly result: RouteResult;
  readonly #index: VenueIndex;

  /** @internal Created by locations, polygons and nodes. */
  constructor(result: RouteResult, index: VenueIndex) {
    this.result = result;
    this.#index = index;
  }

  /** Whether a route was found. */
  get found(): boolean {
    return this.result.found;
  }

  /** Explanation for your log, in English, if there is no route; otherwise `undefined`. */
  get reason(): string | undefined {
    return this.result.found ? undefined : toLegacyTerms(this.result.message);
  }

  /** Length of the route, in metres. 0 if there is no route. */
  get distance(): number {
    return this.result.found ? this.result.distance : 0;
  }

  /** Walking time, in seconds. 0 if there is no route. */
  get durationSeconds(): number {
    return this.result.found ? this.result.durationSeconds : 0;
  }

  /** Points of the route across all maps. */
  get path(): readonly MapCoordinate[] {
    if (!this.result.found) return [];
    return this.result.sections.flatMap(({ floor, points }) => {
      const map = this.#index.map(floor);
      return points.map(([longitude, latitude]) => ({ map, latitude, longitude }));
    });
  }

  /** Maps of the route, in order. A map appears again if the route returns to it. */
  get maps(): readonly VenueMap[] {
    if (!this.result.found) return [];
    const maps = this.result.sections.map(({ floor }) => this.#index.map(floor));
    return maps.filter((map, position) => map !== maps[position - 1]);
  }

  /** Turn-by-turn instructions. */
  get instructions(): readonly DirectionsInstruction[] {
    if (!this.result.found) return [];
    const [first] = this.result.sections;
    if (!first) return [];
    const start = this.#index.map(first.floor);
    return this.result.instructions.map((one) => toInstruction(one, this.#index, start));
  }
}

const ACTIONS: Readonly<Record<Instruction['action'], InstructionAction>> = {
  depart: 'depart',
  turn: 'turn',
  'take-connection': 'take-link',
  'leave-connection': 'leave-link',
  // Each leg has its own directions, so the end of a leg is an arrival.
  'pass-stop': 'arrive',
  arrive: 'arrive',
};

function toInstruction(
  { action, text, distance, coordinate, connection }: Instruction,
  index: VenueIndex,
  start: VenueMap,
): DirectionsInstruction {
  return {
    action: ACTIONS[action],
    text,
    distance,
    coordinate: fromEngine(coordinate, index, start),
    ...(connection && { link: index.link(connection) }),
  };
}

/** Finds the route between two places. */
export async function findDirections(
  ask: {
    readonly index: VenueIndex;
    readonly from: DirectionsTarget;
    readonly to: DirectionsTarget;
  },
  { accessible = false }: DirectionsOptions = {},
): Promise<Directions> {
  const { index, from, to } = ask;
  const options: RouteOptions = { accessible };
  const result = await index.engine.route(toPlace(from), toPlace(to), options);
  return new Directions(result, index);
}

/** Returns the route of directions. Throws if there is none. */
export function routeOf(directions: Directions, call: string): Route {
  const { result } = directions;
  if (result.found) return result;
  throw new SdkError(
    'sdk/no-directions',
    `${call}: expected directions that were found, but there is no way. ${toLegacyTerms(result.message)} ` +
      'Look at directions.found before you draw.',
  );
}

/** Converts a target for the engine. */
export function toPlace(target: DirectionsTarget): RoutePlace {
  if (typeof target !== 'object' || target === null) return unknownTarget(target);
  if ('location' in target) return target.location;
  if ('element' in target) {
    const { element } = target;
    // Routes lead to rooms and objects; walls and windows are not polygons.
    if (element.type !== 'wall' && element.type !== 'window') return element;
    return unknownTarget(target);
  }
  if ('node' in target) return target.node;
  return 'latitude' in target ? toEngine(target) : unknownTarget(target);
}

function unknownTarget(found: unknown): never {
  throw new SdkError(
    'sdk/bad-option',
    `directions: expected a location, a polygon, a node or a coordinate, found ${typeof found}.`,
  );
}
