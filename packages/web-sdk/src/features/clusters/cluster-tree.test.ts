import { describe, expect, test } from 'vitest';
import { seededRandom } from '@brand/geo';
import { buildClusterTree, pointsOf, type ClusterRules } from './cluster-tree.ts';

const RULES: ClusterRules = {
  radius: 50,
  minZoom: 12,
  maxZoom: 20,
  minPoints: 2,
  metresPerPixelAt: (zoom) => 2 ** (18 - zoom),
};

describe('buildClusterTree', () => {
  test('groups points nearer than the radius, at their centroid', () => {
    const tree = buildClusterTree(
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 500, y: 0 },
      ],
      RULES,
    );
    const nodes = tree.at(18);
    expect(nodes.map(({ count, x }) => [count, x])).toEqual([
      [2, 20],
      [1, 500],
    ]);
    expect(pointsOf(nodes[0]!)).toEqual([0, 1]);
    expect(nodes[1]?.index).toBe(2);
  });

  test('shows points individually from the level on that separates them', () => {
    const tree = buildClusterTree(
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      RULES,
    );
    const [group] = tree.at(18.9);
    expect(group?.zoom).toBe(18);
    expect(tree.at(group!.zoom + 1)).toHaveLength(2);
  });

  test('leaves points single above the highest level, and stops grouping below the lowest', () => {
    const tree = buildClusterTree(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
      RULES,
    );
    expect(tree.at(20.99)).toHaveLength(1);
    expect(tree.at(21)).toHaveLength(2);
    expect(tree.at(30)).toHaveLength(2);
    expect(tree.at(3)).toBe(tree.at(12));
  });

  test('leaves points single if there are fewer than the minimum', () => {
    const points = [0, 1, 2, 3].map((x) => ({ x: x < 3 ? x : 400, y: 0 }));
    const rules = { ...RULES, minPoints: 3 };
    expect(
      buildClusterTree(points, rules)
        .at(18)
        .map(({ count }) => count),
    ).toEqual([3, 1]);
    expect(buildClusterTree(points.slice(1), rules).at(18)).toHaveLength(3);
  });

  test('contains every point exactly once at each level, and only merges on the way out', () => {
    const random = seededRandom(7);
    const points = Array.from({ length: 400 }, () => ({ x: random() * 900, y: random() * 900 }));
    const tree = buildClusterTree(points, RULES);
    let before = tree.at(21).map((node) => pointsOf(node));
    for (let zoom = 20; zoom >= 12; zoom--) {
      const groups = tree.at(zoom).map((node) => pointsOf(node));
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual([...points.keys()]);
      const groupOf = new Map(groups.flatMap((group) => group.map((index) => [index, group])));
      const split = before.filter((group) => new Set(group.map((i) => groupOf.get(i))).size > 1);
      expect(split).toEqual([]);
      before = groups;
    }
  });

  test('reuses the same object for a group that does not change between levels', () => {
    const tree = buildClusterTree(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      RULES,
    );
    expect(tree.at(15)[0]).toBe(tree.at(20)[0]);
  });

  test('returns an empty tree without points', () => {
    expect(buildClusterTree([], RULES).at(18)).toEqual([]);
  });
});
