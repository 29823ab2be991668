import type { Path, Vec } from '../../src/dsl/shapes.ts';

/**
 * The house is a rounded triangle, the shape of a guitar pick. Everything is measured from a smaller
 * triangle inside of it, its frame: along a side by `u` metres and outwards by `d`, around a corner
 * by degrees (counter-clockwise from east) and radius. Where a corner ends, the next side begins at
 * the same `d`, so a line at one distance runs around the whole house.
 */
export type Frame = (u: number, d: number) => Vec;

/** A corner: a point by direction in degrees and by radius. */
export type Corner = (degrees: number, radius: number) => Vec;

/** Where the facade is. */
export const FACADE = 15.5;
/** Where the facade of the top floor is: three metres behind that of the others. */
export const SET_BACK = 12.4;
/** Where the gallery around the atrium ends and rooms begin. */
export const GALLERY = 0.9;

const WEST: Vec = [-15, 8.8];
const EAST: Vec = [15, 8.8];
/** Directions that the three sides look to, degrees. */
const NORMALS = { north: 90, southwest: 225, southeast: -35 } as const;
const SOUTH: Vec = meet(WEST, NORMALS.southwest + 90, EAST, NORMALS.southeast - 90);

/** Directions around each corner, from the side before it to the side after it. */
export const SPANS = { west: [90, 225], south: [225, 325], east: [-35, 90] } as const;

export const north: Frame = frameAt(EAST, NORMALS.north + 90, true);
export const southwest: Frame = frameAt(WEST, NORMALS.southwest + 90, true);
export const southeast: Frame = frameAt(SOUTH, NORMALS.southeast + 90, true);
export const LENGTHS = {
  north: far(EAST, WEST),
  southwest: far(WEST, SOUTH),
  southeast: far(SOUTH, EAST),
} as const;

export const west: Corner = cornerAt(WEST);
export const south: Corner = cornerAt(SOUTH);
export const east: Corner = cornerAt(EAST);

/** Middle of the house: equally far from all three sides. */
export const CENTER: Vec = centerOf();

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function far(a: Vec, b: Vec): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Where two lines cross, each by a point and a direction. */
function meet(a: Vec, degreesA: number, b: Vec, degreesB: number): Vec {
  const [ax, ay] = [Math.cos(radians(degreesA)), Math.sin(radians(degreesA))];
  const [bx, by] = [Math.cos(radians(degreesB)), Math.sin(radians(degreesB))];
  const t = ((b[0] - a[0]) * by - (b[1] - a[1]) * bx) / (ax * by - ay * bx);
  return [a[0] + t * ax, a[1] + t * ay];
}

function centerOf(): Vec {
  const weights = [LENGTHS.southeast, LENGTHS.southwest, LENGTHS.north] as const;
  const total = weights[0] + weights[1] + weights[2];
  const mix = (axis: 0 | 1): number =>
    (weights[0] * WEST[axis] + weights[1] * EAST[axis] + weights[2] * SOUTH[axis]) / total;
  return [mix(0), mix(1)];
}

/**
 * A straight frame: `u` metres in a direction, `v` metres to its left; to its right, outwards, for
 * the sides of the house, around which one walks counter-clockwise.
 */
export function frameAt([x, y]: Vec, degrees: number, isRightward = false): Frame {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const hand = isRightward ? -1 : 1;
  return (u, v) => [x + u * cos - hand * v * sin, y + u * sin + hand * v * cos];
}

function cornerAt([x, y]: Vec): Corner {
  return (degrees, radius) => [
    x + radius * Math.cos(radians(degrees)),
    y + radius * Math.sin(radians(degrees)),
  ];
}

/**
 * The bent line around a corner. It has a knot at every fifth degree (small ones at every
 * fifteenth): walls that meet it there meet it exactly.
 */
export function around(
  corner: Corner,
  radius: number,
  [from, to]: readonly [number, number],
): Path {
  const step = radius < 3.4 ? 15 : 5;
  const [low, high] = from < to ? [from, to] : [to, from];
  const knots = [low];
  for (let knot = (Math.floor(low / step) + 1) * step; knot < high; knot += step) knots.push(knot);
  knots.push(high);
  const path = knots.map((degrees) => corner(degrees, radius));
  return from < to ? path : path.toReversed();
}

/** The closed line around the house at one distance. */
export function ring(d: number): Path {
  return [
    ...around(west, d, SPANS.west),
    ...around(south, d, SPANS.south),
    ...around(east, d, SPANS.east),
  ];
}

/** The rim of the atrium: the same triangle, smaller and with tighter corners. */
export function atriumRim(): Path {
  const [inset, radius] = [3.7, 1.8];
  const inner = WEST[1] - CENTER[1];
  const shrink = ([x, y]: Vec): Vec => [
    CENTER[0] + ((x - CENTER[0]) * (inner - inset)) / inner,
    CENTER[1] + ((y - CENTER[1]) * (inner - inset)) / inner,
  ];
  return [
    ...around(cornerAt(shrink(WEST)), radius, SPANS.west),
    ...around(cornerAt(shrink(SOUTH)), radius, SPANS.south),
    ...around(cornerAt(shrink(EAST)), radius, SPANS.east),
  ];
}

/** A shape around a corner, between two radii and two directions. */
export function band(
  corner: Corner,
  [near, outer]: readonly [number, number],
  span: readonly [number, number],
): Path {
  return [...around(corner, near, span), ...around(corner, outer, [span[1], span[0]])];
}

/** A corner to measure from anywhere: the middle of a round stair or of rows of seats. */
export function polar(center: Vec): Corner {
  return cornerAt(center);
}

/** A rectangle in a frame, by its middle. */
export function block(frame: Frame, u: number, v: number, size: readonly [number, number]): Path {
  const [a, b] = [size[0] / 2, size[1] / 2];
  return [frame(u - a, v - b), frame(u + a, v - b), frame(u + a, v + b), frame(u - a, v + b)];
}

/** A rectangle in a frame, by its sides. */
export function panel(
  frame: Frame,
  [from, to]: readonly [number, number],
  [near, outer]: readonly [number, number],
): Path {
  return [frame(from, near), frame(to, near), frame(to, outer), frame(from, outer)];
}
