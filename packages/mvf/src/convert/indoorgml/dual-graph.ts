import { pointDistance, type Point } from '@brand/geo';
import { findLandmarks } from './find-landmarks.ts';
import { endsOf, pathOf } from './find-openings.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorPlan, PlannedState } from './indoor-plan.ts';
import type { RawTransition } from './indoor-model.ts';

/** A node of the routing graph. */
export type DualNode = {
  readonly key: string;
  readonly floor: string;
  readonly at: Point;
  /** Ids of the cells and states whose shapes a route reaches at this node. */
  readonly shapes: readonly string[];
};

/** A bidirectional edge of the routing graph. */
export type DualEdge = {
  readonly from: string;
  readonly to: string;
  /** Cost in addition to the straight distance, in metres of walking. */
  readonly extraCost: number;
};

export type DualGraph = {
  readonly nodes: readonly DualNode[];
  readonly edges: readonly DualEdge[];
};

// Half a step. Smaller bends are rounding.
const MIN_BEND = 0.3;

/**
 * Builds a routing graph from the dual graph of the file: states become nodes, transitions on one
 * floor become edges, and bends of their lines become extra nodes. Layers are joined if the file
 * states that a state of one contains a state of another.
 */
export function buildDualGraph(plan: IndoorPlan, notes: ImportNotes): DualGraph {
  const cost = weightReader(plan, notes);
  const used = new Set(plan.model.transitions.flatMap(({ ends }) => ends));
  const nodes = [...plan.states.values()]
    .filter(({ state, cell }) => cell || used.has(state.id))
    .map(({ state, floor, at, cell, within }): DualNode => {
      const reached = cell ?? within;
      // A state may have a separate shape, as a landmark or the stop of a connection.
      const shapes = [...(reached ? [reached.cell.id] : []), state.id];
      return { key: state.id, floor, at, shapes };
    });
  const edges: DualEdge[] = [];
  const known = new Set<string>();
  for (const transition of plan.model.transitions) {
    const [first, second] = endsOf(transition, plan);
    if (!first || !second) {
      noteLooseEnd(transition, notes);
      continue;
    }
    if (first === second || first.floor !== second.floor) continue;
    const path = removeStraightPoints(pathOf(transition, first, second, plan));
    const key = pathKey(path, [first, second]);
    if (known.has(key)) continue;
    known.add(key);
    const bends = path.slice(1, -1).map((at, index): DualNode => ({
      key: `${transition.id} ${index + 1}`,
      floor: first.floor,
      at,
      shapes: [],
    }));
    for (const bend of bends) nodes.push(bend);
    const stops = [first.state.id, ...bends.map((bend) => bend.key), second.state.id];
    const extraCost = cost(transition, lengthOf(path)) / (stops.length - 1);
    for (const [index, to] of stops.entries()) {
      if (index > 0) edges.push({ from: stops[index - 1]!, to, extraCost });
    }
  }
  const nodeKeys = new Set(nodes.map(({ key }) => key));
  const landmarks = joinLandmarks(plan, nodes, notes);
  return {
    nodes: [...nodes, ...landmarks.nodes],
    edges: [...edges, ...linkEdges(plan, nodeKeys), ...landmarks.edges],
  };
}

/** Adds a path from the nearest node, in the same cell if there is one, to each landmark. */
function joinLandmarks(
  plan: IndoorPlan,
  nodes: readonly DualNode[],
  notes: ImportNotes,
): DualGraph {
  const byFloor = Map.groupBy(nodes, ({ floor }) => floor);
  const joined = findLandmarks(plan).flatMap(({ state, floor, at, within }) => {
    const near = byFloor.get(floor) ?? [];
    const inCell = near.filter(({ shapes }) => within && shapes.includes(within.cell.id));
    const nearest = (inCell.length > 0 ? inCell : near).reduce<DualNode | undefined>(
      (best, node) =>
        best && pointDistance(best.at, at) <= pointDistance(node.at, at) ? best : node,
      undefined,
    );
    if (!nearest) return [];
    notes.add({
      action: 'guessed',
      code: 'landmarks-joined',
      message: 'Landmarks that no transition leads to were joined to the nearest state.',
      source: state.id,
    });
    const node: DualNode = { key: state.id, floor, at, shapes: [state.id] };
    return [{ node, edge: { from: nearest.key, to: state.id, extraCost: 0 } }];
  });
  return { nodes: joined.map(({ node }) => node), edges: joined.map(({ edge }) => edge) };
}

/** Returns the keys of the floors on which the graph has an edge. */
export function walkedFloors({ nodes, edges }: DualGraph): Set<string> {
  const starts = new Set(edges.map(({ from }) => from));
  return new Set(nodes.filter(({ key }) => starts.has(key)).map(({ floor }) => floor));
}

function noteLooseEnd(transition: RawTransition, notes: ImportNotes): void {
  notes.add({
    action: 'dropped',
    code: 'transition-without-states',
    message: `The transition "${transition.id}" does not lead from one known state to another. It is left out.`,
    source: transition.id,
  });
}

/**
 * Returns edges between states of different layers that are the same place or contain one another.
 */
function linkEdges(plan: IndoorPlan, nodeKeys: ReadonlySet<string>): DualEdge[] {
  return plan.model.links.flatMap(({ states, expression }) => {
    if (!/^$|CONTAIN|EQUAL|WITHIN|COVER/.test(expression)) return [];
    const [first, second] = states.map((id) => plan.states.get(id));
    if (!first || !second || first === second || first.floor !== second.floor) return [];
    const [from, to] = [first.state.id, second.state.id];
    return nodeKeys.has(from) && nodeKeys.has(to) ? [{ from, to, extraCost: 0 }] : [];
  });
}

/** Removes corners at which the path does not turn. */
function removeStraightPoints(path: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of path.entries()) {
    const before = kept.at(-1);
    const after = path[index + 1];
    const isEnd = !before || !after;
    if (isEnd || detour(before, point, after) > MIN_BEND * 0.1) kept.push(point);
  }
  return kept;
}

function detour(a: Point, b: Point, c: Point): number {
  return pointDistance(a, b) + pointDistance(b, c) - pointDistance(a, c);
}

function lengthOf(path: readonly Point[]): number {
  return path.reduce(
    (length, point, index) => length + (index > 0 ? pointDistance(path[index - 1]!, point) : 0),
    0,
  );
}

/**
 * Returns a key that is the same for both directions, because many writers list each transition
 * once for each.
 */
function pathKey(
  path: readonly Point[],
  [first, second]: readonly [PlannedState, PlannedState],
): string {
  const bends = path.slice(1, -1).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const isForward = first.state.id < second.state.id;
  const ids = [first.state.id, second.state.id].toSorted();
  return [...ids, ...(isForward ? bends : bends.toReversed())].join('|');
}

/**
 * Returns the cost of a transition in addition to its length. Weights may have any meaning; they
 * are used only if most of them are lengths, within a tolerance of the line itself.
 */
function weightReader(
  plan: IndoorPlan,
  notes: ImportNotes,
): (transition: RawTransition, length: number) => number {
  const weights = plan.model.transitions.flatMap(({ weight }) => weight ?? []);
  if (new Set(weights).size < 2) return () => 0;
  const ratios = plan.model.transitions.flatMap((transition) => {
    const [first, second] = endsOf(transition, plan);
    const length = first && second ? lengthOf(pathOf(transition, first, second, plan)) : 0;
    return transition.weight === undefined || length < MIN_BEND ? [] : [transition.weight / length];
  });
  const plausible = ratios.filter((ratio) => ratio > 0.8 && ratio < 20);
  if (plausible.length * 5 >= ratios.length * 4) {
    return ({ weight }, length) => Math.max(0, (weight ?? length) - length);
  }
  notes.add({
    action: 'dropped',
    code: 'weights',
    message:
      'The weights of the transitions are not lengths in metres. Routes use the distance instead.',
  });
  return () => 0;
}
