import type { Point } from '@brand/geo';

/** A point or a group of points, in metres. */
export type ClusterNode = Point & {
  /** Number of points in the node. */
  readonly count: number;
  /** Index of the point; -1 for a group. */
  readonly index: number;
  readonly children: readonly ClusterNode[];
  /** The highest zoom level at which the group is not split. */
  readonly zoom: number;
};

export type ClusterRules = {
  /** Distance within which points belong to the first point of a group, in CSS pixels. */
  readonly radius: number;
  /** Maximum zoom level at which points are grouped. */
  readonly maxZoom: number;
  /** Zoom level below which groups no longer grow. */
  readonly minZoom: number;
  /** Minimum number of points in a group. */
  readonly minPoints: number;
  metresPerPixelAt(zoom: number): number;
};

/** Groups of points at every zoom level. */
export interface ClusterTree {
  /** Points and groups at a zoom level. */
  at(zoom: number): readonly ClusterNode[];
}

/**
 * Groups points level by level, from the nearest zoom level out.
 *
 * A group of one level is a point of the next level out. Groups therefore only merge when zooming
 * out and split when zooming in, and their members do not depend on the view. Neighbours are found
 * in cells as wide as the radius. Each level takes one pass over the remaining points.
 */
export function buildClusterTree(points: readonly Point[], rules: ClusterRules): ClusterTree {
  const { minZoom, maxZoom, radius, metresPerPixelAt } = rules;
  let nodes: readonly ClusterNode[] = points.map(({ x, y }, index) => ({
    x,
    y,
    count: 1,
    index,
    children: [],
    zoom: Infinity,
  }));
  const levels = new Map<number, readonly ClusterNode[]>([[maxZoom + 1, nodes]]);
  for (let zoom = maxZoom; zoom >= minZoom; zoom--) {
    nodes = mergeNear(nodes, { reach: radius * metresPerPixelAt(zoom), zoom, rules });
    levels.set(zoom, nodes);
  }
  return {
    at: (zoom) => levels.get(Math.max(minZoom, Math.min(maxZoom + 1, Math.floor(zoom)))) ?? [],
  };
}

/** Indices of all points of a node. */
export function pointsOf(node: ClusterNode): readonly number[] {
  return node.index >= 0 ? [node.index] : node.children.flatMap(pointsOf);
}

type Level = { readonly reach: number; readonly zoom: number; readonly rules: ClusterRules };

function mergeNear(nodes: readonly ClusterNode[], { reach, zoom, rules }: Level): ClusterNode[] {
  const cells = new Map<string, ClusterNode[]>();
  const cellOf = (value: number): number => Math.floor(value / reach);
  for (const node of nodes) {
    const key = `${cellOf(node.x)},${cellOf(node.y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(node);
    else cells.set(key, [node]);
  }
  const done = new Set<ClusterNode>();
  const merged: ClusterNode[] = [];
  for (const node of nodes) {
    if (done.has(node)) continue;
    const near: ClusterNode[] = [];
    for (let column = cellOf(node.x) - 1; column <= cellOf(node.x) + 1; column++) {
      for (let row = cellOf(node.y) - 1; row <= cellOf(node.y) + 1; row++) {
        for (const other of cells.get(`${column},${row}`) ?? []) {
          if (done.has(other)) continue;
          if (Math.hypot(other.x - node.x, other.y - node.y) <= reach) near.push(other);
        }
      }
    }
    const count = near.reduce((sum, other) => sum + other.count, 0);
    const isGroup = near.length > 1 && count >= rules.minPoints;
    for (const other of isGroup ? near : [node]) done.add(other);
    merged.push(isGroup ? groupOf(near, count, zoom) : node);
  }
  return merged;
}

/** A group at the centroid of its points. */
function groupOf(children: readonly ClusterNode[], count: number, zoom: number): ClusterNode {
  let x = 0;
  let y = 0;
  for (const child of children) {
    x += (child.x * child.count) / count;
    y += (child.y * child.count) / count;
  }
  return { x, y, count, index: -1, children, zoom };
}
