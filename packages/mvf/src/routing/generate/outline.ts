import type { Point, Segment } from '@brand/geo';
import type { Interval } from './intervals.ts';
import { pointAt } from './segment-stretch.ts';
import { type Part, segmentLength, segmentsOfRing } from './walk-space.ts';

/** A segment of an outline and its start, in metres along its ring. */
export type OutlineEdge = {
  readonly segment: Segment;
  readonly start: number;
  readonly length: number;
};

/** A ring measured along its length. */
export type OutlineRing = { readonly edges: readonly OutlineEdge[]; readonly length: number };

/** Returns the measured rings of a part. */
export function outlineOf(part: Part): OutlineRing[] {
  return part.polygon.map((ring) => {
    let length = 0;
    const edges = segmentsOfRing(ring).map((segment) => {
      const edge = { segment, start: length, length: segmentLength(segment) };
      length += edge.length;
      return edge;
    });
    return { edges, length };
  });
}

/** Converts fractions of an edge to metres along its ring. */
export function alongRing({ start, length }: OutlineEdge, [from, to]: Interval): Interval {
  return [start + from * length, start + to * length];
}

/** Returns the points of a stretch of a ring, including its ends. */
export function lineAlongRing(ring: OutlineRing, [from, to]: Interval): Point[] {
  const line: Point[] = [];
  for (const { segment, start, length } of ring.edges) {
    const end = start + length;
    if (end <= from || start >= to || length === 0) continue;
    if (line.length === 0) line.push(pointAt(segment, Math.max(0, (from - start) / length)));
    line.push(to < end ? pointAt(segment, (to - start) / length) : segment.b);
  }
  return line;
}
