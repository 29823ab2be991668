import { UnionFind } from '@brand/geo';
import type { PlanAccess } from './floor-plan.ts';
import { totalLength } from './intervals.ts';
import type { OpenStretch } from './open-passages.ts';
import { thinRing } from './simplify-long-line.ts';
import type { Part, WalkSpace } from './walk-space.ts';

/** Parts that are open to each other and form one walkable space. */
export type PartGroups = {
  readonly groups: readonly (readonly number[])[];
  /** Number of the group of each part. */
  readonly groupOf: readonly number[];
};

// Sight lines grow with the square of the corners. Above this limit, a space is split and its
// pieces are joined at single points instead.
const MAX_CORNERS = 120;

/**
 * Groups the parts that are open to each other, widest openings first. Their access must be equal.
 */
export function groupParts(space: WalkSpace, stretches: readonly OpenStretch[]): PartGroups {
  const sets = new UnionFind(space.parts.length);
  const corners = space.parts.map(countCorners);
  for (const { a, b } of widestFirst(stretches)) {
    const [rootA, rootB] = [sets.rootOf(a), sets.rootOf(b)];
    if (rootA === rootB || !hasSameAccess(space, a, b)) continue;
    const together = corners[rootA]! + corners[rootB]!;
    if (together > MAX_CORNERS) continue;
    sets.join(a, b);
    corners[sets.rootOf(a)] = together;
  }
  const groups = sets.sets();
  const groupOf: number[] = [];
  for (const [number, members] of groups.entries()) {
    for (const part of members) groupOf[part] = number;
  }
  return { groups, groupOf };
}

function widestFirst(stretches: readonly OpenStretch[]): { a: number; b: number }[] {
  const pairs = Map.groupBy(stretches, ({ part, other }) =>
    part < other ? `${part} ${other}` : `${other} ${part}`,
  );
  return [...pairs.values()]
    .map((same) => ({
      a: Math.min(same[0]!.part, same[0]!.other),
      b: Math.max(same[0]!.part, same[0]!.other),
      width: same.reduce((sum, { at }) => sum + totalLength([at]), 0),
    }))
    .toSorted((p, q) => q.width - p.width || p.a - q.a || p.b - q.b);
}

function countCorners(part: Part): number {
  return part.polygon.reduce((sum, ring) => sum + thinRing(ring, 0.1).length, 0);
}

function hasSameAccess({ parts, plan }: WalkSpace, a: number, b: number): boolean {
  const [one, other] = [plan.shapes[parts[a]!.shape]!.access, plan.shapes[parts[b]!.shape]!.access];
  const keys: readonly (keyof PlanAccess)[] = ['accessible', 'public', 'extraCost'];
  return keys.every((key) => one[key] === other[key]);
}
