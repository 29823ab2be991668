import { type Bbox, bboxOfPoints } from '@brand/geo';
import type { CostBounds } from './cost-bounds.ts';
import type { RoutingGraph } from './routing-graph.ts';

/** The A* heuristic: a lower bound on the cost from a vertex to the nearest goal. */
export type Heuristic = (vertex: number) => number;

/**
 * A connection on a floor without goals, with its position and the minimum cost from its entrance
 * on.
 */
type Onward = { readonly entrances: Bbox; readonly cost: number };

// Checking more connections for each vertex costs more than it saves.
const MAX_DOORS = 24;

/**
 * Creates the A* heuristic: a lower bound on the cost to the nearest goal.
 *
 * Idea: on a floor with goals, the bound is the straight distance. From any other floor, the route
 * leads through a connection of that floor: to it, for its entry and the climb, and straight on
 * from its exits. Distances are scaled down to allow for short cuts, and the cost of a connection
 * is not counted again if a short cut already requires it. Cost: one distance, or one for each
 * connection of the floor, for a vertex.
 */
export function createHeuristic(
  graph: RoutingGraph,
  bounds: CostBounds,
  goals: readonly number[],
): Heuristic {
  const { x, y, elevation, floor, connection, nodeCount } = graph;
  const { perMetre, climb } = bounds;
  const box = bboxOfPoints(goals.map((goal) => ({ x: x[goal]!, y: y[goal]! })));
  const [minX, minY, maxX, maxY] = box;
  const heights = goals.map((goal) => elevation[goal]!);
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const goalFloors = new Set(goals.map((goal) => floor[goal]!));

  const afterEntry = (index: number, height: number): number => {
    const { perElevation, exits } = bounds.connections[index]!;
    const rise = gap(height, low, high);
    const up = rise === 0 ? 0 : Math.min(perElevation * rise, climb(rise));
    return up + perMetre * boxDistance(exits, box);
  };
  const plans = new Map<number, readonly Onward[] | undefined>();
  const onwardFrom = (vertex: number): readonly Onward[] | undefined => {
    const on = floor[vertex]!;
    if (plans.has(on)) return plans.get(on);
    const doors = bounds.doors[on]!;
    const height = elevation[vertex]!;
    const plan =
      goalFloors.has(on) || doors.length > MAX_DOORS
        ? undefined
        : doors.map(({ bound, entrances }) => ({
            entrances,
            cost: bound.entry + afterEntry(bound.connection, height),
          }));
    plans.set(on, plan);
    return plan;
  };
  return (vertex) => {
    if (vertex >= nodeCount) return afterEntry(connection[vertex]!, elevation[vertex]!);
    const px = x[vertex]!;
    const py = y[vertex]!;
    const plan = onwardFrom(vertex);
    if (plan) return minOnwardCost(plan, px, py, perMetre);
    const dx = gap(px, minX, maxX);
    const dy = gap(py, minY, maxY);
    return climb(gap(elevation[vertex]!, low, high)) + perMetre * Math.sqrt(dx * dx + dy * dy);
  };
}

function minOnwardCost(plan: readonly Onward[], x: number, y: number, perMetre: number): number {
  let least = Infinity;
  for (const { entrances, cost } of plan) {
    if (cost >= least) continue;
    const dx = gap(x, entrances[0], entrances[2]);
    const dy = gap(y, entrances[1], entrances[3]);
    least = Math.min(least, cost + perMetre * Math.sqrt(dx * dx + dy * dy));
  }
  return least;
}

function gap(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? value - high : 0;
}

/** Returns the distance between two boxes, in metres. */
function boxDistance(a: Bbox, b: Bbox): number {
  const dx = Math.max(0, a[0] - b[2], b[0] - a[2]);
  const dy = Math.max(0, a[1] - b[3], b[1] - a[3]);
  return Math.sqrt(dx * dx + dy * dy);
}
