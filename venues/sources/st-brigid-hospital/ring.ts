import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { frameAt, type Frame, leaving } from './frames.ts';
import { EAST, onLeft, onRight, WEST } from './wings.ts';

/**
 * The entrance hall is part of a ring around the courtyard: places in it are degrees
 * counter-clockwise from east and metres from the middle. Walls across it stand at even degrees,
 * which are corners of every arc, so that walls meet.
 */
export const RING_CENTER: Vec = [-2, -12];
const OUTER_CENTER: Vec = [-1, -15];
const OUTER_RADIUS = 34;

/** Radius of the glass wall to the courtyard. */
export const INNER = 18;
/** Radius of the fronts of the rooms along the outer wall. */
export const FRONT = 27;

export function ring(degrees: number, radius: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [RING_CENTER[0] + radius * Math.cos(angle), RING_CENTER[1] + radius * Math.sin(angle)];
}

/** Radius of the outer wall. Its middle lies further south, so that the hall is deepest there. */
export function outerRadius(degrees: number): number {
  const [x, y] = leaving([RING_CENTER, ring(degrees, 1)], OUTER_CENTER, OUTER_RADIUS);
  return Math.hypot(x - RING_CENTER[0], y - RING_CENTER[1]);
}

export function outer(degrees: number, more = 0): Vec {
  return ring(degrees, outerRadius(degrees) + more);
}

type Radius = number | ((degrees: number) => number);

/** A line around the middle, at a distance from it. */
export function ringArc(from: number, to: number, radius: Radius): Path {
  const [low, high] = from < to ? [from, to] : [to, from];
  const degrees = [low];
  for (let even = Math.floor(low / 2) * 2 + 2; even < high; even += 2) degrees.push(even);
  degrees.push(high);
  const path = degrees.map((at) => ring(at, typeof radius === 'number' ? radius : radius(at)));
  return from < to ? path : path.toReversed();
}

/** A shape between two directions and two distances. */
export function ringSlab(from: number, to: number, near: Radius, far: Radius): Path {
  return [...ringArc(from, to, near), ...ringArc(to, from, far)];
}

/** A straight frame at a place in the ring: `u` clockwise, seen from above, `v` outwards. */
export function ringFrame(degrees: number, radius: number): Frame {
  const turned = frameAt(ring(degrees, radius), degrees - 90);
  return (u, v) => turned(u, v);
}

type Ends = { readonly west: Vec; readonly east: Vec };

function circleEnds(center: Vec, radius: number): Ends {
  return {
    west: leaving([onLeft(WEST, 0), onLeft(WEST, 1)], center, radius),
    east: leaving([onRight(EAST, 0), onRight(EAST, 1)], center, radius),
  };
}

/** Where arcs end at the walls of the two wings. */
export const INNER_ENDS = circleEnds(RING_CENTER, INNER);
export const FRONT_ENDS = circleEnds(RING_CENTER, FRONT);
export const OUTER_ENDS = circleEnds(OUTER_CENTER, OUTER_RADIUS);

/** First and last even degrees inside of the walls of the wings. */
export const RING_FROM = 196;
export const RING_TO = 330;

/** The line at a distance all the way from the west wing to the east wing. */
export function wholeArc(radius: Radius, ends: Ends): Path {
  return [ends.west, ...ringArc(RING_FROM, RING_TO, radius), ends.east];
}
