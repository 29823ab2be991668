import type { Point, Segment } from './types.ts';

/** A part of a segment, as fractions of the distance from its start to its end. */
export type Stretch = { readonly from: number; readonly to: number };

/**
 * Returns the part of the line from `a` to `b` that is within `reach` metres of a segment, or
 * `undefined`.
 *
 * The points within reach form a capsule: two discs and the rectangle between them. The capsule is
 * convex, so the part is one interval, from the smallest to the greatest fraction found in the
 * three pieces.
 *
 * @internal
 */
export function clipToCapsule(
  a: Point,
  b: Point,
  near: Segment,
  reach: number,
): Stretch | undefined {
  const pieces = [
    stretchInDisc(a, b, near.a, reach),
    stretchInDisc(a, b, near.b, reach),
    stretchInRectangle(a, b, near, reach),
  ].filter((piece) => piece !== undefined);
  if (pieces.length === 0) return undefined;
  return {
    from: Math.min(...pieces.map((piece) => piece.from)),
    to: Math.max(...pieces.map((piece) => piece.to)),
  };
}

function stretchInDisc(a: Point, b: Point, centre: Point, reach: number): Stretch | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const toX = centre.x - a.x;
  const toY = centre.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return Math.hypot(toX, toY) <= reach ? { from: 0, to: 1 } : undefined;
  const middle = (toX * dx + toY * dy) / squared;
  const offLine = (toX * dy - toY * dx) / Math.sqrt(squared);
  if (!(Math.abs(offLine) <= reach)) return undefined;
  const half = Math.sqrt((reach * reach - offLine * offLine) / squared);
  return trimmed(middle - half, middle + half);
}

/** Clips the line by the two long sides and the two short sides of the rectangle. */
function stretchInRectangle(a: Point, b: Point, near: Segment, reach: number): Stretch | undefined {
  const length = Math.hypot(near.b.x - near.a.x, near.b.y - near.a.y);
  if (length === 0) return undefined;
  const ux = (near.b.x - near.a.x) / length;
  const uy = (near.b.y - near.a.y) / length;
  const along = (p: Point): number => (p.x - near.a.x) * ux + (p.y - near.a.y) * uy;
  const across = (p: Point): number => (p.y - near.a.y) * ux - (p.x - near.a.x) * uy;
  const lengthwise = between(along(a), along(b), 0, length);
  const crosswise = between(across(a), across(b), -reach, reach);
  if (!lengthwise || !crosswise) return undefined;
  return trimmed(Math.max(lengthwise.from, crosswise.from), Math.min(lengthwise.to, crosswise.to));
}

/**
 * Returns the interval in which a value that changes linearly from `start` to `end` is between
 * `min` and `max`.
 */
function between(start: number, end: number, min: number, max: number): Stretch | undefined {
  const delta = end - start;
  if (delta === 0) return start >= min && start <= max ? { from: 0, to: 1 } : undefined;
  const first = (min - start) / delta;
  const second = (max - start) / delta;
  return { from: Math.min(first, second), to: Math.max(first, second) };
}

function trimmed(from: number, to: number): Stretch | undefined {
  const start = Math.max(0, from);
  const end = Math.min(1, to);
  return start <= end ? { from: start, to: end } : undefined;
}
