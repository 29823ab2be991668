import { arc, type Path, type Vec } from '../../src/dsl/shapes.ts';

/** Metres along a direction and to the left of it. */
export type Frame = (u: number, v: number) => Vec;

/** The middle of the rotunda, where the two piers meet. */
export const HUB: Vec = [150, 112];
/** The point around which check-in hall, kerb and roads bend. */
export const BEND: Vec = [150, 121];

export function around(center: Vec, radius: number, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
}

/** A point of the rotunda: metres from its middle, degrees counter-clockwise from east. */
export function hub(radius: number, degrees: number): Vec {
  return around(HUB, radius, degrees);
}

/** A line along a circle with corners in exactly these directions: walls can end there. */
export function arcThrough(center: Vec, radius: number, degrees: readonly number[]): Path {
  return degrees.slice(1).flatMap((to, index) => {
    const piece = arc(center, radius, [degrees[index] as number, to]);
    return index === 0 ? piece : piece.slice(1);
  });
}

export function hubArc(radius: number, ...degrees: readonly number[]): Path {
  return arcThrough(HUB, radius, degrees);
}

/** A point of the curved landside: degrees from the axis, east is positive; metres from the bend. */
export function hall(degrees: number, radius: number): Vec {
  return around(BEND, radius, degrees - 90);
}

export function hallArc(radius: number, ...degrees: readonly number[]): Path {
  return arcThrough(
    BEND,
    radius,
    degrees.map((degree) => degree - 90),
  );
}

/** Degrees from the axis at which a circle of the landside is `x` metres east of the axis. */
export function hallDegrees(radius: number, x: number): number {
  return (Math.asin(x / radius) * 180) / Math.PI;
}

export function frameAt(origin: Vec, degrees: number): Frame {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (u, v) => [origin[0] + u * cos - v * sin, origin[1] + u * sin + v * cos];
}

export function hubFrame(degrees: number): Frame {
  return frameAt(HUB, degrees);
}

/** From the bend outwards: `u` is the radius, `v` metres to the east. */
export function hallFrame(degrees: number): Frame {
  return frameAt(BEND, degrees - 90);
}

/** A rectangle in a frame by its middle. */
export function block(frame: Frame, [u, v]: Vec, [length, width]: Vec): Path {
  const [du, dv] = [length / 2, width / 2];
  return [
    frame(u - du, v - dv),
    frame(u + du, v - dv),
    frame(u + du, v + dv),
    frame(u - du, v + dv),
  ];
}

/** Part of a ring: between two radii and two directions. */
export function band(center: Vec, [near, far]: Vec, [from, to]: Vec): Path {
  return [...arc(center, near, [from, to]), ...arc(center, far, [to, from])];
}

/** A closed circle that has corners in exactly these directions. */
export function circleThrough(center: Vec, radius: number, degrees: readonly number[]): Path {
  return arcThrough(center, radius, [...degrees, (degrees[0] as number) + 360]).slice(0, -1);
}

/** A band of constant width along a line. */
export function ribbon(line: Path, width: number): Path {
  const side = (sign: 1 | -1): Vec[] =>
    line.map(([x, y], index) => {
      const [before, after] = [
        line[Math.max(index - 1, 0)],
        line[Math.min(index + 1, line.length - 1)],
      ] as [Vec, Vec];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const scale = (sign * width) / 2 / Math.hypot(dx, dy);
      return [x - dy * scale, y + dx * scale];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** A point between two others. */
export function between(a: Vec, b: Vec, t: number): Vec {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
