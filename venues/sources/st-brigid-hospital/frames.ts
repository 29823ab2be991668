import type { Path, Vec } from '../../src/dsl/shapes.ts';

/** A straight frame of its own: `u` metres ahead, `v` metres to the left. */
export type Frame = (u: number, v: number) => Vec;

export function frameAt([x, y]: Vec, headingDegrees: number): Frame {
  const heading = (headingDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** The frame whose `u` runs from one point to another, with its origin halfway. */
export function frameBetween(from: Vec, to: Vec): Frame {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return frameAt(between(from, to, 0.5), degrees);
}

/** A rectangle in a frame, by its middle. */
export function block(frame: Frame, [u, v]: Vec, [long, wide]: Vec): Path {
  const [a, b] = [long / 2, wide / 2];
  return [frame(u - a, v - b), frame(u + a, v - b), frame(u + a, v + b), frame(u - a, v + b)];
}

/** A shape given in the numbers of a frame. */
export function within(frame: Frame, path: Path): Path {
  return path.map(([u, v]) => frame(u, v));
}

/** The point at a fraction of the way from one point to another. */
export function between(a: Vec, b: Vec, t: number): Vec {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

type Line = readonly [Vec, Vec];

/** Where two straight lines, made longer if need be, cross. */
export function crossing([a, b]: Line, [c, d]: Line): Vec {
  const [ax, ay] = [b[0] - a[0], b[1] - a[1]];
  const [cx, cy] = [d[0] - c[0], d[1] - c[1]];
  const t = ((c[0] - a[0]) * cy - (c[1] - a[1]) * cx) / (ax * cy - ay * cx);
  return between(a, b, t);
}

/** Where a ray from a point through another one leaves a circle. */
export function leaving([from, through]: Line, center: Vec, radius: number): Vec {
  const [dx, dy] = [through[0] - from[0], through[1] - from[1]];
  const [fx, fy] = [from[0] - center[0], from[1] - center[1]];
  const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius];
  return between(from, through, (-b + Math.sqrt(b * b - a * c)) / a);
}
