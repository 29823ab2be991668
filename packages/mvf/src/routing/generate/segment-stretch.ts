import { type Point, type Polygon, pointInPolygon, type Segment } from '@brand/geo';
import type { Interval } from './intervals.ts';

/** Cosine of 30°: lines that differ by more do not run along each other. */
const ALONG = Math.cos(Math.PI / 6);

/** Returns the point at a fraction of the segment. */
export function pointAt({ a, b }: Segment, fraction: number): Point {
  return { x: a.x + fraction * (b.x - a.x), y: a.y + fraction * (b.y - a.y) };
}

/**
 * Returns the segment moved to its right by a distance in metres: the outside of a ring whose
 * inside is to the left.
 */
export function shiftRight({ a, b }: Segment, metres: number): Segment {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const dx = ((b.y - a.y) / length) * metres;
  const dy = (-(b.x - a.x) / length) * metres;
  return { a: { x: a.x + dx, y: a.y + dy }, b: { x: b.x + dx, y: b.y + dy } };
}

/**
 * Returns the part of a segment along which another one runs within `reach` metres, as fractions,
 * or `undefined`. Lines at an angle of more than 30° do not run along each other.
 */
export function stretchAlong(
  segment: Segment,
  other: Segment,
  reach: number,
): Interval | undefined {
  const { a, b } = segment;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const otherLength = Math.hypot(other.b.x - other.a.x, other.b.y - other.a.y);
  if (length === 0 || otherLength === 0) return undefined;
  const dot = dx * (other.b.x - other.a.x) + dy * (other.b.y - other.a.y);
  if (Math.abs(dot) < ALONG * length * otherLength) return undefined;
  const along = (p: Point): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / (length * length);
  const across = (p: Point): number => ((p.y - a.y) * dx - (p.x - a.x) * dy) / length;
  const [first, last] = dot > 0 ? [other.a, other.b] : [other.b, other.a];
  const [t0, t1] = [along(first), along(last)];
  const [d0, d1] = [across(first), across(last)];
  // The part where the distance, which changes linearly from d0 to d1, is within reach.
  const slope = d1 - d0;
  const crossings = slope === 0 ? [0, 1] : [(-reach - d0) / slope, (reach - d0) / slope];
  if (slope === 0 && Math.abs(d0) > reach) return undefined;
  const low = Math.max(0, Math.min(...crossings));
  const high = Math.min(1, Math.max(...crossings));
  const from = Math.max(0, t0 + low * (t1 - t0));
  const to = Math.min(1, t0 + high * (t1 - t0));
  return low < high && from < to ? [from, to] : undefined;
}

/** Returns the parts of a segment that lie in a polygon, as fractions. */
export function stretchesInside(segment: Segment, polygon: Polygon): Interval[] {
  const { a, b } = segment;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const cuts: number[] = [];
  for (const ring of polygon) {
    let c = ring.at(-1);
    for (const d of ring) {
      const cut = crossingFraction(a, dx, dy, { a: c!, b: d });
      if (cut !== undefined) cuts.push(cut);
      c = d;
    }
  }
  const stops = [0, ...cuts.toSorted((p, q) => p - q), 1];
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index]!;
    const isIn = to > from && pointInPolygon(pointAt(segment, (from + to) / 2), polygon);
    return isIn ? [[from, to] as const] : [];
  });
}

function crossingFraction(a: Point, dx: number, dy: number, edge: Segment): number | undefined {
  const sideC = dx * (edge.a.y - a.y) - dy * (edge.a.x - a.x);
  const sideD = dx * (edge.b.y - a.y) - dy * (edge.b.x - a.x);
  if (sideC > 0 === sideD > 0) return undefined;
  const ex = edge.b.x - edge.a.x;
  const ey = edge.b.y - edge.a.y;
  const denominator = dx * ey - dy * ex;
  if (denominator === 0) return undefined;
  const t = ((edge.a.x - a.x) * ey - (edge.a.y - a.y) * ex) / denominator;
  return t > 0 && t < 1 ? t : undefined;
}
