import type { Path, Vec } from '../../src/dsl/shapes.ts';

/**
 * The mall is drawn along a bent line, its spine: `s` is metres along it from west to east, `d` is
 * metres to its left (the city, north) or, negative, to its right (the quay, south).
 */
export type Edge = number | ((s: number) => number);

/** Metres between two knots. Between knots everything is straight, so that wall ends meet walls. */
const STEP = 2;
const FIRST = -20;
const LAST = 120;
/** Direction of the spine at its ends, degrees counter-clockwise from east. */
const HEADING = [-38, 36] as const;
/** Between these distances the spine turns. */
const BEND = [28, 142] as const;
/** Where the middle of the spine lies on the plan. */
const MIDDLE: Vec = [92, 46];

type Knot = { readonly at: Vec; readonly heading: number };

const KNOTS: ReadonlyMap<number, Knot> = layKnots();

function headingAt(s: number): number {
  const t = Math.min(Math.max((s - BEND[0]) / (BEND[1] - BEND[0]), 0), 1);
  const degrees = HEADING[0] + (HEADING[1] - HEADING[0]) * t * t * (3 - 2 * t);
  return (degrees * Math.PI) / 180;
}

function layKnots(): Map<number, Knot> {
  const middle = Math.round((BEND[0] + BEND[1]) / 2 / STEP);
  const knots = new Map<number, Knot>([
    [middle, { at: MIDDLE, heading: headingAt(middle * STEP) }],
  ]);
  for (const direction of [1, -1]) {
    let here = MIDDLE;
    for (let knot = middle; knot > FIRST && knot < LAST; knot += direction) {
      const heading = headingAt((knot + direction / 2) * STEP);
      const step = direction * STEP;
      here = [here[0] + step * Math.cos(heading), here[1] + step * Math.sin(heading)];
      const next = knot + direction;
      knots.set(next, { at: here, heading: headingAt(next * STEP) });
    }
  }
  return knots;
}

function atKnot(number: number, edge: Edge): Vec {
  const knot = KNOTS.get(number);
  if (!knot) throw new Error(`The spine has no knot at ${number * STEP} m.`);
  const d = depth(edge, number * STEP);
  return [knot.at[0] - d * Math.sin(knot.heading), knot.at[1] + d * Math.cos(knot.heading)];
}

export function depth(edge: Edge, s: number): number {
  return typeof edge === 'number' ? edge : edge(s);
}

/**
 * A point by its distance along the spine and its distance, or edge, beside it. All points at one
 * distance along the spine are on one straight line, and a point of an edge is on its drawn line:
 * otherwise walls that end on other walls would miss them by millimetres and leave rooms open.
 */
export function at(s: number, edge: Edge): Vec {
  const knot = Math.floor(s / STEP);
  const t = s / STEP - knot;
  if (typeof edge === 'number') return between(atKnot(knot, edge), atKnot(knot + 1, edge), t);
  const [a, b] = [atKnot(knot, edge), atKnot(knot + 1, edge)];
  const [origin, next] = [at(s, 0), at(s, 1)];
  const [nx, ny] = [next[0] - origin[0], next[1] - origin[1]];
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const d = ((a[0] - origin[0]) * ey - (a[1] - origin[1]) * ex) / (nx * ey - ny * ex);
  return [origin[0] + d * nx, origin[1] + d * ny];
}

/** The line that follows the spine at a distance, or follows an edge. */
export function along(edge: Edge, from: number, to: number): Path {
  const [low, high] = from < to ? [from, to] : [to, from];
  const path: Vec[] = [at(low, edge)];
  for (let knot = Math.floor(low / STEP) + 1; knot * STEP < high; knot += 1) {
    path.push(atKnot(knot, edge));
  }
  path.push(at(high, edge));
  return from < to ? path : path.toReversed();
}

/** The straight line across the spine at one place. */
export function across(s: number, from: Edge, to: Edge): Path {
  return [at(s, from), at(s, to)];
}

/** A shape between two places along the spine and two edges, following both. */
export function slab(from: number, to: number, near: Edge, far: Edge): Path {
  return [...along(near, from, to), ...along(far, to, from)];
}

/** A straight frame of its own: `u` metres on along the spine there, `v` metres to the left. */
export type Frame = (u: number, v: number) => Vec;

export function frameAt(s: number, d = 0, turnDegrees = 0): Frame {
  const [x, y] = at(s, d);
  const heading = headingAt(s) + (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** A rectangle in a frame, by its middle. */
export function block(frame: Frame, u: number, v: number, size: readonly [number, number]): Path {
  const [a, b] = [size[0] / 2, size[1] / 2];
  return [frame(u - a, v - b), frame(u + a, v - b), frame(u + a, v + b), frame(u - a, v + b)];
}

/** The point at a fraction of the way from one point to another. */
export function between(a: Vec, b: Vec, t: number): Vec {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** An edge at a distance from another one: positive is further left, towards the city. */
export function beside(edge: (s: number) => number, metres: number): (s: number) => number {
  return (s) => edge(s) + metres;
}

/** A smooth swelling: `height` at `center`, nothing at `reach` from it. */
export function swell(s: number, center: number, reach: number, height: number): number {
  const t = Math.min(Math.abs(s - center) / reach, 1);
  return (height * (1 + Math.cos(Math.PI * t))) / 2;
}
