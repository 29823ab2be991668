import {
  distanceToSegment,
  locateInRing,
  pointDistance,
  polygonArea,
  signedArea,
  type Point,
} from '@brand/geo';

// Positions of the same corner differ by rounding; walls are never this thin.
const SAME = 0.01;
const MAX_SPLIT = 300;
const MAX_RINGS = 1000;

type Edge = { readonly from: string; readonly to: string };

/**
 * Returns one shape made of adjacent faces, such as the triangles of a floor.
 *
 * Idea: an edge between two faces is passed twice, in opposite directions, and vanishes. The
 * remaining edges are the outlines, which are followed from corner to corner. Corners that lie on
 * an edge of another face split it first. If outlines do not close, the faces are returned
 * individually. Cost: linear, quadratic in the number of corners for the splitting.
 */
export function dissolveFaces(faces: readonly (readonly (readonly Point[])[])[]): Point[][][] {
  const [only, ...others] = faces;
  if (!only) return [];
  if (others.length === 0) return [only.map((ring) => [...ring])];
  const corners = new Map<string, Point>();
  const keyOf = createSnapper(corners);
  const rings = faces.flatMap((face) =>
    face.map((ring, index) => orient(ring, index === 0).map(keyOf)),
  );
  const splitRings =
    corners.size <= MAX_SPLIT ? rings.map((ring) => splitEdges(ring, corners)) : rings;
  const edges = new Map<string, Edge>();
  for (const ring of splitRings) {
    for (const [index, from] of ring.entries()) {
      const to = ring[(index + 1) % ring.length]!;
      if (from === to) continue;
      if (!edges.delete(`${to}|${from}`)) edges.set(`${from}|${to}`, { from, to });
    }
  }
  const outlines = followOutlines([...edges.values()]);
  const points = outlines?.map((ring) => ring.map((key) => corners.get(key)!));
  return points && points.length > 0 && points.length <= MAX_RINGS
    ? nestRings(points)
    : faces.map((face) => face.map((ring) => [...ring]));
}

function orient(ring: readonly Point[], isOuter: boolean): readonly Point[] {
  return signedArea(ring) > 0 === isOuter ? ring : ring.toReversed();
}

/** Maps corners that nearly coincide to the same key. */
function createSnapper(corners: Map<string, Point>): (point: Point) => string {
  return (point) => {
    const column = Math.round(point.x / SAME);
    const row = Math.round(point.y / SAME);
    for (const dx of [0, -1, 1]) {
      for (const dy of [0, -1, 1]) {
        const key = `${column + dx},${row + dy}`;
        const corner = corners.get(key);
        if (corner && pointDistance(corner, point) <= SAME) return key;
      }
    }
    const key = `${column},${row}`;
    corners.set(key, point);
    return key;
  };
}

function splitEdges(ring: readonly string[], corners: ReadonlyMap<string, Point>): string[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    const a = corners.get(from)!;
    const b = corners.get(to)!;
    const between = [...corners]
      .filter(([key, point]) => key !== from && key !== to && distanceToSegment(point, a, b) < SAME)
      .toSorted(([, first], [, second]) => pointDistance(a, first) - pointDistance(a, second));
    return [from, ...between.map(([key]) => key)];
  });
}

/** Returns closed walks along the edges, or `undefined` if one does not close. */
function followOutlines(edges: readonly Edge[]): string[][] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  }
  const outlines: string[][] = [];
  for (const start of next.keys()) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const ring: string[] = [];
      let at = start;
      do {
        const to = next.get(at)?.shift();
        if (to === undefined) return undefined;
        ring.push(at);
        at = to;
      } while (at !== start);
      if (ring.length >= 3) outlines.push(ring);
    }
  }
  return outlines;
}

/**
 * Nests rings. Counter-clockwise rings are outlines, clockwise ones are holes of the outline around
 * them.
 */
function nestRings(rings: readonly Point[][]): Point[][][] {
  const polygons = rings.filter((ring) => signedArea(ring) > 0).map((ring) => [ring]);
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    const owner = polygons
      .filter(([outer]) => hole.every((corner) => locateInRing(corner, outer!) !== 'outside'))
      .toSorted((a, b) => polygonArea(a) - polygonArea(b))[0];
    owner?.push(hole);
  }
  return polygons;
}
