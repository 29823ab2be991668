import { runSteps } from '@brand/geo';
import type { FloorGraph } from './floor-graph.ts';
import {
  type FloorPlan,
  GENERATE_DEFAULTS,
  type GenerateOptions,
  type PlanDoor,
} from './floor-plan.ts';
import { findStandingPoint } from './standing-spot.ts';
import { GraphBuilder } from './graph-builder.ts';
import { groupParts } from './group-parts.ts';
import { createGroupSpace } from './group-space.ts';
import { guessDoors } from './guess-doors.ts';
import { joinGroups } from './join-groups.ts';
import { type DoorPlace, locateDoor } from './locate-door.ts';
import { findOpenPassages } from './open-passages.ts';
import { reachDestination } from './reach-destination.ts';
import { buildGroupGraph } from './group-graph.ts';
import { sampleStandingPoints } from './sample-standing-points.ts';
import { pointAt } from './segment-stretch.ts';
import { createWalkSpace, segmentLength, type WalkSpace } from './walk-space.ts';

// Maximum length of an edge, in metres.
const MAX_EDGE = 250;
const OPENING: PlanDoor = {
  id: '',
  line: [],
  access: { accessible: true, public: true, extraCost: 0 },
};
const GUESSED_DOOR: PlanDoor = {
  id: '',
  line: [],
  access: { accessible: true, public: true, extraCost: 1 },
};

/**
 * Generates the path network of one floor from its shapes.
 *
 * Idea: parts that are open to each other form groups. In each group, a visibility graph connects
 * doors, destinations and a point in every shape, around corners and obstacles. Doors join groups.
 * Deterministic. Cost: a grid keeps everything near-linear except the sight lines, which grow with
 * the square of the points of a group, whose size is bounded.
 */
export function generateFloorGraph(plan: FloorPlan, options: GenerateOptions = {}): FloorGraph {
  return runSteps(floorGraphSteps(plan, options));
}

/** Generates the same network in steps, between which a page can stay responsive. */
export function* floorGraphSteps(
  plan: FloorPlan,
  options: GenerateOptions = {},
): Generator<undefined, FloorGraph> {
  const settings = { ...GENERATE_DEFAULTS, ...options };
  const space = createWalkSpace(plan);
  const doors: DoorPlace[] = [];
  for (const { line } of plan.doors) {
    yield;
    doors.push(locateDoor(line, settings.doorReach, space));
  }
  const stretches = settings.openHallways ? yield* findOpenPassages(space, doors) : [];
  const guessed = settings.guessDoors ? yield* guessDoors(space, doors, stretches) : [];
  yield;
  const partGroups = groupParts(space, stretches);
  const builder = new GraphBuilder(space, partGroups);

  for (const [index, place] of doors.entries()) addDoor(builder, place, plan.doors[index]!);
  for (const { place } of guessed) addDoor(builder, place, GUESSED_DOOR);
  for (const place of joinGroups(space, stretches, partGroups)) addDoor(builder, place, OPENING);
  const unreached: string[] = [];
  for (const destination of plan.destinations) {
    yield;
    const side = reachDestination(destination, space);
    if (side) builder.addNode(side.part, side.standingPoint, [destination.id]);
    else unreached.push(destination.id);
  }
  for (const [group, members] of partGroups.groups.entries()) {
    const groupSpace = yield* createGroupSpace(space, members, stretches);
    for (const part of members) {
      yield;
      const spot = findStandingPoint(space.parts[part]!.polygon, groupSpace);
      if (spot) builder.addNode(part, spot);
      const there = builder.nodesInGroup(group).map((number) => builder.at(number));
      const more = sampleStandingPoints(space.parts[part]!, groupSpace, there, settings.clearance);
      for (const at of more) builder.addNode(space.partAt(at), at);
    }
    const given = builder.nodesInGroup(group);
    const { corners, links } = yield* buildGroupGraph(
      groupSpace,
      members.length === 1 ? space.parts[members[0]!]!.polygon : undefined,
      given.map((spot) => builder.at(spot)),
      settings.clearance,
    );
    const numbers = [
      ...given,
      ...corners.map((corner) => builder.addNode(space.partAt(corner), corner)),
    ];
    for (const [from, to] of links) connectFar(builder, space, numbers[from]!, numbers[to]!);
    yield;
  }
  return builder.finish({
    guessedDoors: guessed.map(({ into }) => plan.shapes[space.parts[into]!.shape]!.id),
    strayDoors: plan.doors
      .filter((_, index) => doors[index]!.sides.length === 0)
      .map(({ id }) => id),
    unreached,
  });
}

/**
 * Connects two nodes with intermediate nodes at most `MAX_EDGE` apart, so that a route can join
 * from the side.
 */
function connectFar(builder: GraphBuilder, space: WalkSpace, from: number, to: number): void {
  const way = { a: builder.at(from), b: builder.at(to) };
  const count = Math.max(1, Math.ceil(segmentLength(way) / MAX_EDGE));
  const between = Array.from({ length: count - 1 }, (_, index) => {
    const at = pointAt(way, (index + 1) / count);
    const part = space.partAt(at);
    return part < 0 ? [] : [builder.addNode(part, at)];
  });
  const chain = [from, ...between.flat(), to];
  for (const [index, next] of chain.slice(1).entries()) builder.connect(chain[index]!, next);
}

/**
 * Adds the nodes of a door: one on each side, and one in the door if the path would otherwise miss
 * it.
 */
function addDoor(builder: GraphBuilder, place: DoorPlace, door: PlanDoor): void {
  const ids = door.id === '' ? [] : [door.id];
  const [left, right] = place.sides.map(({ part, standingPoint: spot }) =>
    builder.addNode(part, spot, ids),
  );
  if (left === undefined) return;
  const isThrough = place.isStraight && right !== undefined;
  const middle = isThrough ? [] : [builder.addDoorway(place.middle, ids)];
  builder.connectDoor([left, ...middle, ...(right === undefined ? [] : [right])], door);
}
