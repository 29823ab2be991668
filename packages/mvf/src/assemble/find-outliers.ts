import { type Bbox, bboxUnion } from '@brand/geo';

/** An item that is far from all others. */
export type Outlier = {
  readonly index: number;
  /** Distance between the item and all others, in metres. */
  readonly distance: number;
};

type Item = { readonly index: number; readonly bbox: Bbox };
type Cluster = { readonly items: readonly Item[]; readonly bbox: Bbox; readonly weight: number };

// Metres of empty space, more than any car park between two buildings of one site.
const MIN_GAP = 250;
// A second site is not a stray. It has more than this share of the first site's area.
const MAX_SHARE = 0.1;

/**
 * Finds items that are so far away and so small that a map that includes them would show nothing
 * else: a mistyped coordinate, a bus stop in the next town.
 *
 * Idea: cut the boxes apart wherever a column or a row between them is empty; the cluster with the
 * largest area is the venue. O(n log n) for each cut.
 */
export function findOutliers(boxes: readonly Bbox[]): Outlier[] {
  const items = boxes
    .map((bbox, index) => ({ index, bbox }))
    .filter(({ bbox }) => bbox.every(Number.isFinite));
  if (items.length === 0) return [];
  const [main, ...others] = cutApart(items)
    .map(toCluster)
    .toSorted((a, b) => b.weight - a.weight);
  return others
    .filter(({ weight }) => weight < MAX_SHARE * main!.weight)
    .flatMap((cluster) => {
      const distance = distanceBetween(cluster.bbox, main!.bbox);
      return cluster.items.map(({ index }) => ({ index, distance }));
    })
    .toSorted((a, b) => a.index - b.index);
}

function cutApart(items: readonly Item[]): (readonly Item[])[] {
  for (const axis of [0, 1] as const) {
    const parts = cutAlong(items, axis);
    if (parts.length > 1) return parts.flatMap(cutApart);
  }
  return [items];
}

function cutAlong(items: readonly Item[], axis: 0 | 1): Item[][] {
  const parts: Item[][] = [];
  let reach = -Infinity;
  for (const item of items.toSorted((a, b) => a.bbox[axis] - b.bbox[axis])) {
    if (item.bbox[axis] - reach > MIN_GAP) parts.push([]);
    parts.at(-1)!.push(item);
    reach = Math.max(reach, item.bbox[axis + 2]!);
  }
  return parts;
}

function toCluster(items: readonly Item[]): Cluster {
  // A square metre each, so that points count.
  const weight = items.reduce(
    (sum, { bbox: [west, south, east, north] }) => sum + (east - west) * (north - south) + 1,
    0,
  );
  const bbox = items.map((item) => item.bbox).reduce(bboxUnion);
  return { items, bbox, weight };
}

function distanceBetween(a: Bbox, b: Bbox): number {
  const dx = Math.max(0, a[0] - b[2], b[0] - a[2]);
  const dy = Math.max(0, a[1] - b[3], b[1] - a[3]);
  return Math.hypot(dx, dy);
}
