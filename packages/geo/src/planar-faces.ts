import { bboxOfPoints } from './bbox.ts';
import { originOf, traceFaces } from './face-tracing.ts';
import { createGridIndex } from './grid-index.ts';
import { nodeSegments, type NodedSegments } from './node-segments.ts';
import { locateInRing } from './polygon.ts';
import { signedArea } from './ring.ts';
import type { Point, TaggedSegment } from './types.ts';

/** Options of `planarFaces` for joining segments. */
export type PlanarFacesOptions = {
  /**
   * Grid size for rounding all points, in metres. Ends within 1.5 times this distance of a point or
   * a segment are joined to it.
   * @defaultValue 0.001
   */
  readonly snap?: number;
};

/** A piece of a segment between two points where segments meet. */
export type FaceEdge = {
  readonly a: Point;
  readonly b: Point;
  /** The tags of all segments that contain the piece, ascending. */
  readonly tags: readonly number[];
};

/** A region that segments enclose: a room, if the segments are walls. */
export type PlanarFace = {
  /** The outline: open, counter-clockwise, simple; with a corner wherever another segment joins. */
  readonly outer: readonly Point[];
  /** The holes: open, clockwise, simple. Each may touch another ring in one point. */
  readonly holes: readonly (readonly Point[])[];
  /** The pieces of all rings, outer ring first, each with the face to its left from `a` to `b`. */
  readonly edges: readonly FaceEdge[];
  /**
   * The pieces inside that do not separate regions: dead ends, and links between islands and the
   * outline.
   */
  readonly spurs: readonly FaceEdge[];
};

type OpenFace = {
  readonly outer: Point[];
  readonly area: number;
  readonly holes: Point[][];
  readonly edges: FaceEdge[];
  readonly spurs: FaceEdge[];
};

/**
 * Returns the bounded regions into which segments divide the plane.
 *
 * Idea: cut the segments at each other (`nodeSegments`), walk around the faces of the resulting
 * planar graph (`traceFaces`), and add each part that is not connected to its surroundings as a
 * hole to the smallest face around it. Cost: O(n log n + near pairs).
 *
 * Invariants: faces do not overlap, and their areas add up to what the segments enclose; every
 * piece that separates two regions is an edge of one or two faces, once for each. A segment that
 * passes a point within 1.5 times the snap bends to it; nothing else moves. Segments outside all
 * faces that enclose nothing are in no result. The order of faces follows that of the segments.
 *
 * @example
 * const rooms = planarFaces(walls.map(({ from, to }, tag) => ({ a: from, b: to, tag })));
 */
export function planarFaces(
  segments: readonly TaggedSegment[],
  options: PlanarFacesOptions = {},
): PlanarFace[] {
  const graph = nodeSegments(segments, options.snap ?? 0.001);
  const { walks, bridges } = traceFaces(graph.vertices, graph.edges);
  const faces: OpenFace[] = [];
  const surroundings: { rings: Point[][]; edges: FaceEdge[] }[] = [];
  for (const walk of walks) {
    const rings = splitAtPinches(graph, walk);
    const edges = walk.map((half) => faceEdge(graph, half));
    // A pinched walk has no more than one outer ring; all its other rings are clockwise.
    const outer = rings.find((ring) => signedArea(ring) > 0);
    if (outer) {
      const holes = rings.filter((ring) => ring !== outer);
      faces.push({ outer, area: signedArea(outer), holes, edges, spurs: [] });
    } else {
      surroundings.push({ rings, edges });
    }
  }
  const faceAt = createFaceLocator(faces);
  for (const { rings, edges } of surroundings) {
    const face = faceAt(rings[0]![0]!);
    face?.holes.push(...rings);
    face?.edges.push(...edges);
  }
  for (const bridge of bridges) {
    const edge = faceEdge(graph, 2 * bridge);
    faceAt({ x: (edge.a.x + edge.b.x) / 2, y: (edge.a.y + edge.b.y) / 2 })?.spurs.push(edge);
  }
  return faces.map(({ outer, holes, edges, spurs }) => ({ outer, holes, edges, spurs }));
}

function faceEdge({ vertices, edges }: NodedSegments, half: number): FaceEdge {
  return {
    a: vertices[originOf(edges, half)]!,
    b: vertices[originOf(edges, half ^ 1)]!,
    tags: edges[half >> 1]!.tags,
  };
}

/** Cuts a walk that passes a vertex more than once into simple rings. */
function splitAtPinches({ vertices, edges }: NodedSegments, walk: readonly number[]): Point[][] {
  const rings: Point[][] = [];
  const path: number[] = [];
  const depth = new Map<number, number>();
  for (const half of walk) {
    const vertex = originOf(edges, half);
    const from = depth.get(vertex);
    if (from !== undefined) {
      const loop = path.splice(from);
      for (const passed of loop) depth.delete(passed);
      rings.push(loop.map((passed) => vertices[passed]!));
    }
    depth.set(vertex, path.length);
    path.push(vertex);
  }
  rings.push(path.map((passed) => vertices[passed]!));
  return rings;
}

/**
 * Creates a function that finds the face around a point. Faces of one connected part do not
 * overlap, and a part inside another is filled by its own faces. The smallest outline around the
 * point is therefore its face's outline.
 */
function createFaceLocator(faces: readonly OpenFace[]): (point: Point) => OpenFace | undefined {
  const index = createGridIndex(faces.map(({ outer }) => bboxOfPoints(outer)));
  return (point) => {
    let smallest: OpenFace | undefined;
    for (const number of index.search([point.x, point.y, point.x, point.y])) {
      const face = faces[number]!;
      const isSmaller = !smallest || face.area < smallest.area;
      if (isSmaller && locateInRing(point, face.outer) === 'inside') smallest = face;
    }
    return smallest;
  };
}
