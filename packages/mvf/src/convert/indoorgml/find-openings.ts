import { pointDistance, type Point } from '@brand/geo';
import { isDoor } from './classify-cell.ts';
import { doorAcrossCell, doorOnPath, type DoorLine } from './door-line.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorPlan, PlannedState } from './indoor-plan.ts';
import type { PlannedCell } from './planned-cell.ts';
import type { RawBoundary, RawTransition } from './indoor-model.ts';

/** A passable or impassable line on a floor. */
export type Opening = DoorLine & {
  readonly floor: string;
  /** Id of the source feature. */
  readonly source: string;
  /** Whether there is no physical barrier, only the line on the plan. */
  readonly isOpen: boolean;
  /** Half the thickness of the wall around the doorway, if known. */
  readonly depth: number;
};

export type Openings = {
  readonly doors: readonly Opening[];
  /** Impassable boundaries. */
  readonly walls: readonly Opening[];
};

const PASSABLE = /^(navigable|transfer|connection|anchor|virtual)boundary/i;
const MIN_LENGTH = 0.2;
// A wider boundary is a line between two parts of one space.
const MAX_DOOR = 5;

/**
 * Finds doors: boundaries that a transition crosses, cells that are doorways, and otherwise the
 * points where transitions between two cells cross their outlines.
 */
export function findOpenings(plan: IndoorPlan, notes: ImportNotes): Openings {
  const transitions = new Map(plan.model.transitions.map((each) => [each.id, each]));
  const passedBoundaries = new Set(plan.model.transitions.flatMap(({ duality }) => duality));
  const doors = new Map<string, Opening>();
  const walls = new Map<string, Opening>();
  const passed = new Set<string>();
  for (const boundary of plan.model.boundaries) {
    const dual = boundary.duality.flatMap((id) => transitions.get(id) ?? []);
    const isPassed = dual.length > 0 || passedBoundaries.has(boundary.id);
    const isOpen = /virtual/i.test(boundary.facts.get('usage') ?? boundary.element);
    const opening = boundaryOpening(boundary, dual, plan);
    if (!opening) continue;
    const isPassable = isPassed || isOpen || PASSABLE.test(boundary.element) || isDoor(boundary);
    const isWide = pointDistance(opening.a, opening.b) > MAX_DOOR;
    (isPassable ? doors : walls).set(keyOf(opening), {
      ...opening,
      isOpen: isOpen || isWide,
      depth: 0,
    });
    for (const transition of dual) passed.add(pairOf(transition));
  }
  for (const planned of plan.cells) {
    const outline = planned.footprint.polygons[0]?.[0] ?? [];
    const doorway = planned.isDoor ? doorAcrossCell(outline) : undefined;
    if (!doorway) continue;
    const opening = { ...doorway, floor: planned.floor, source: planned.cell.id, isOpen: false };
    doors.set(keyOf(opening), opening);
  }
  for (const transition of plan.model.transitions) {
    const pair = pairOf(transition);
    if (passed.has(pair)) continue;
    passed.add(pair);
    const opening = guessDoor(transition, plan);
    if (!opening) continue;
    notes.add({
      action: 'guessed',
      code: 'doors-from-transitions',
      message: 'Doors were added where transitions between two rooms cross their outlines.',
      source: transition.id,
    });
    doors.set(keyOf(opening), opening);
  }
  return { doors: [...doors.values()], walls: [...walls.values()] };
}

function boundaryOpening(
  boundary: RawBoundary,
  dual: readonly RawTransition[],
  plan: IndoorPlan,
): Omit<Opening, 'isOpen' | 'depth'> | undefined {
  const places = [...boundary.faces.flat(2), ...boundary.lines.flat()]
    .map(plan.placement.toPlace)
    .filter(({ x, y }) => Number.isFinite(x + y));
  const ends = farthestPair(places);
  if (!ends || pointDistance(ends.a, ends.b) < MIN_LENGTH) return undefined;
  // A floor or ceiling between storeys covers an area, which no line on a plan can show.
  const width = -leastOf(places.map((place) => -distanceFromLine(place, ends)));
  if (width > pointDistance(ends.a, ends.b) * 0.2 && boundary.faces.length > 0) return undefined;
  const states = dual.flatMap(({ ends: ids }) => ids.flatMap((id) => plan.states.get(id) ?? []));
  const z = leastOf(places.map((place) => place.z ?? Infinity));
  const floor =
    states[0]?.floor ??
    plan.floorOf({
      label: boundary.facts.get('storey') ?? boundary.facts.get('level'),
      z: Number.isFinite(z) ? z : undefined,
    });
  return { ...ends, floor, source: boundary.id };
}

function guessDoor(transition: RawTransition, plan: IndoorPlan): Opening | undefined {
  const [first, second] = endsOf(transition, plan);
  const from = first?.cell;
  const to = second?.cell;
  if (!first || !second || !from || !to || from === to || from.floor !== to.floor) return undefined;
  if (!hasWalls(from) && !hasWalls(to)) return undefined;
  if (from.isDoor || to.isDoor) return undefined;
  const path = pathOf(transition, first, second, plan);
  const line = doorOnPath(path, from.footprint.polygons, to.footprint.polygons);
  return line && { ...line, floor: from.floor, source: transition.id, isOpen: false, depth: 0 };
}

function hasWalls({ kind }: PlannedCell): boolean {
  return kind === 'room';
}

/** Returns the states at the ends of a transition that have a position. */
export function endsOf(
  transition: RawTransition,
  plan: Pick<IndoorPlan, 'states'>,
): [PlannedState | undefined, PlannedState | undefined] {
  const [first = '', second = ''] = transition.ends;
  return [plan.states.get(first), plan.states.get(second)];
}

/** Returns the line of a transition from its first to its second state. */
export function pathOf(
  { line }: RawTransition,
  first: PlannedState,
  second: PlannedState,
  plan: Pick<IndoorPlan, 'placement'>,
): Point[] {
  const bends = line
    .map(plan.placement.toPlace)
    .filter(({ x, y }) => Number.isFinite(x + y))
    .map(({ x, y }) => ({ x, y }));
  const start = bends[0];
  const end = bends.at(-1);
  if (!start || !end) return [first.at, second.at];
  const isReversed = pointDistance(start, first.at) > pointDistance(end, first.at);
  const ordered = isReversed ? bends.toReversed() : bends;
  return [first.at, ...ordered.slice(1, -1), second.at];
}

function pairOf({ ends, id }: RawTransition): string {
  return ends.length === 2 ? ends.toSorted().join('|') : id;
}

function keyOf({ a, b, floor }: DoorLine & { readonly floor: string }): string {
  const ends = [a, b].map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).toSorted();
  return `${floor}|${ends.join('|')}`;
}

/** Returns the two points farthest apart, found from an end of the longer axis of their box. */
function farthestPair(places: readonly Point[]): DoorLine | undefined {
  const [start] = places;
  if (!start) return undefined;
  const farthestFrom = (from: Point): Point =>
    places.reduce((best, place) =>
      pointDistance(from, place) > pointDistance(from, best) ? place : best,
    );
  const a = farthestFrom(start);
  const b = farthestFrom(a);
  return { a: { x: a.x, y: a.y }, b: { x: b.x, y: b.y } };
}

function distanceFromLine({ x, y }: Point, { a, b }: DoorLine): number {
  const length = pointDistance(a, b);
  return Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
}

function leastOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Infinity);
}
