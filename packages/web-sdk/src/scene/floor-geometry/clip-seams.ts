import Flatbush from 'flatbush';
import type { FloorPlan } from './floor-shape.ts';
import type { MeshWriter } from './mesh-writer.ts';
import { OverlapSearch } from './overlap-search.ts';

// Metres beyond an edge at which another wall must lie to hide it: bundles round, so walls that
// touch have a hair's breadth between them.
const REACH = 0.02;
// Shorter pieces of an edge are not drawn: they are what is left of a corner.
const MIN_PIECE = 0.06;

/**
 * Removes the edges between walls that touch or overlap and have the same height, whether they were
 * drawn as lines that cross, as polygons side by side, or twice. The remaining edges are their
 * common outline. Each edge of a wall costs one search in a spatial index.
 *
 * Edges have their wall on the left.
 */
export function clipSeams(mesh: MeshWriter, plan: FloorPlan, ranges: Uint32Array): void {
  const levels = levelsOfWalls(plan);
  const tops: number[] = [];
  for (let row = 0; row < levels.length; row++) {
    if (levels[row] === NO_WALL) continue;
    const end = ranges[row * 3 + 1]!;
    for (let at = ranges[row * 3]!; at < end; at += 3) tops.push(at);
  }
  if (tops.length === 0) return;
  const { positions, rows, triangles } = mesh;
  const index = new Flatbush(tops.length, 8, Float32Array);
  for (const at of tops) {
    const a = triangles[at]! * 2;
    const b = triangles[at + 1]! * 2;
    const c = triangles[at + 2]! * 2;
    index.add(
      Math.min(positions[a]!, positions[b]!, positions[c]!),
      Math.min(positions[a + 1]!, positions[b + 1]!, positions[c + 1]!),
      Math.max(positions[a]!, positions[b]!, positions[c]!),
      Math.max(positions[a + 1]!, positions[b + 1]!, positions[c + 1]!),
    );
  }
  index.finish();
  const search = new OverlapSearch(index);

  mesh.trimEdges((from, to) => {
    const level = levels[rows[from]!];
    if (!level) return undefined;
    const alongX = positions[to * 2]! - positions[from * 2]!;
    const alongY = positions[to * 2 + 1]! - positions[from * 2 + 1]!;
    const length = Math.hypot(alongX, alongY);
    const x = positions[from * 2]! + (alongY / length) * REACH;
    const y = positions[from * 2 + 1]! - (alongX / length) * REACH;
    const line = { x, y, alongX, alongY };
    const covered: Span[] = [];
    const box = [
      Math.min(x, x + alongX),
      Math.min(y, y + alongY),
      Math.max(x, x + alongX),
      Math.max(y, y + alongY),
    ] as const;
    search.visit(box, (found) => {
      const at = tops[found]!;
      if (levels[rows[triangles[at]!]!] === level) {
        const span = spanInTriangle(line, positions, triangles.subarray(at, at + 3));
        if (span) covered.push(span);
      }
      return false;
    });
    return covered.length === 0 ? undefined : spansBetween(covered, MIN_PIECE / length);
  });
}

/** Start and end of a part of a line, as shares of its length. */
type Span = readonly [from: number, to: number];

const NO_WALL = 0;

/** Numbers the rows by the properties that walls must share to form one body. */
function levelsOfWalls({ shapes, facade }: FloorPlan): Uint32Array {
  const numbers = new Map<string, number>();
  const levels = new Uint32Array(shapes.length);
  for (let row = 0; row < shapes.length; row++) {
    const shape = shapes[row]!;
    const { altitude, height, opacity, hidden } = shape.style;
    if (shape.type !== 'wall' || hidden) continue;
    // Facades fade out on their own.
    const key = [altitude, height, opacity, facade.has(shape)].join(' ');
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    levels[row] = numbers.get(key)!;
  }
  return levels;
}

type Line = {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
};

/** The part of a line inside a triangle, clipped by its sides one after the other. */
function spanInTriangle(
  { x, y, alongX, alongY }: Line,
  positions: Float32Array,
  corners: Uint32Array,
): Span | undefined {
  let from = 0;
  let to = 1;
  for (let side = 0; side < 3; side++) {
    const a = corners[side]! * 2;
    const b = corners[(side + 1) % 3]! * 2;
    const sideX = positions[b]! - positions[a]!;
    const sideY = positions[b + 1]! - positions[a + 1]!;
    // Both are positive on the inside: where the line begins, and as it goes on.
    const start = sideX * (y - positions[a + 1]!) - sideY * (x - positions[a]!);
    const change = sideX * alongY - sideY * alongX;
    if (change > 0) from = Math.max(from, -start / change);
    else if (change < 0) to = Math.min(to, -start / change);
    else if (start < 0) return undefined;
  }
  return from < to ? [from, to] : undefined;
}

/** Returns the parts of a line that spans leave free, with a length of at least `shortest`. */
function spansBetween(spans: Span[], shortest: number): Span[] {
  const left: Span[] = [];
  let end = 0;
  for (const [from, to] of [...spans.toSorted((a, b) => a[0] - b[0]), [1, 1] as const]) {
    if (from - end >= Math.min(1, shortest)) left.push([end, from]);
    end = Math.max(end, to);
  }
  return left;
}
