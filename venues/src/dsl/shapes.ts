/** A point of a plan: metres east and north of the plan's origin. */
export type Vec = readonly [x: number, y: number];

/** Points in order. A closed shape does not repeat its first point. */
export type Path = readonly Vec[];

/** Maximum length of the straight segments that approximate a curve, in metres. */
const CURVE_STEP = 1.2;

/** A rectangle by its lower left corner and its size. */
export function rect(x: number, y: number, width: number, height: number): Path {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/**
 * Part of a circle or ellipse, degrees counter-clockwise from east; clockwise if `to` is below
 * `from`.
 */
export function arc(
  center: Vec,
  radius: number | Vec,
  degrees: readonly [from: number, to: number],
): Path {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
  const [from, to] = degrees.map((degree) => (degree * Math.PI) / 180) as [number, number];
  const length = Math.abs(to - from) * Math.max(rx, ry);
  const steps = Math.max(2, Math.ceil(length / Math.min(CURVE_STEP, Math.max(rx, ry) / 3)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [center[0] + rx * Math.cos(angle), center[1] + ry * Math.sin(angle)] as const;
  });
}

/** A closed circle or ellipse. */
export function circle(center: Vec, radius: number | Vec): Path {
  return arc(center, radius, [0, 360]).slice(0, -1);
}

/** A regular polygon with its first corner at `startDegrees`. */
export function regular(center: Vec, radius: number, corners: number, startDegrees = 0): Path {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((startDegrees + (corner * 360) / corners) * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)] as const;
  });
}

const CROWN_CORNERS = 22;

/** The crown of a tree as plans draw it: round, with soft lobes that turn with `startDegrees`. */
export function crown(center: Vec, radius: number, startDegrees = 0): Path {
  return regular(center, radius, CROWN_CORNERS, startDegrees).map(([x, y], corner) => {
    const angle = (corner * 2 * Math.PI) / CROWN_CORNERS;
    const share = 0.92 + 0.06 * Math.cos(5 * angle) + 0.02 * Math.cos(3 * angle + startDegrees);
    return [center[0] + (x - center[0]) * share, center[1] + (y - center[1]) * share] as const;
  });
}

/** A Catmull-Rom spline through points, for curved walls. */
export function curve(points: Path): Path {
  const smooth: Vec[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [before, start, end, after] = [-1, 0, 1, 2].map(
      (offset) => points[Math.min(Math.max(index + offset, 0), points.length - 1)],
    ) as [Vec, Vec, Vec, Vec];
    const steps = Math.max(1, Math.ceil(distance(start, end) / CURVE_STEP));
    for (let step = 0; step < steps; step += 1) {
      smooth.push(catmullRom([before, start, end, after], step / steps));
    }
  }
  const last = points.at(-1);
  return last ? [...smooth, last] : smooth;
}

function catmullRom(points: readonly [Vec, Vec, Vec, Vec], t: number): Vec {
  const at = (axis: 0 | 1): number => {
    const [a, b, c, d] = points.map((point) => point[axis]) as [number, number, number, number];
    return (
      0.5 *
      (2 * b +
        (c - a) * t +
        (2 * a - 5 * b + 4 * c - d) * t ** 2 +
        (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [at(0), at(1)];
}

/** The shape rotated counter-clockwise around a point. */
export function turn(path: Path, degrees: number, around: Vec): Path {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.map(([x, y]) => {
    const [dx, dy] = [x - around[0], y - around[1]];
    return [around[0] + dx * cos - dy * sin, around[1] + dx * sin + dy * cos] as const;
  });
}

/** The shape mirrored at the vertical line through `x`. */
export function mirror(path: Path, x: number): Path {
  return path.map(([px, py]) => [2 * x - px, py] as const).toReversed();
}

/** Points at equal distances on a line from `from` to `to`, both included. */
export function spread(from: Vec, to: Vec, count: number): Path {
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0.5 : index / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const;
  });
}

/** Points in rows and columns, the first at `at`. */
export function grid(
  at: Vec,
  size: { columns: number; rows: number; dx: number; dy: number },
): Path {
  return Array.from({ length: size.columns * size.rows }, (_, index) => {
    const [column, row] = [index % size.columns, Math.floor(index / size.columns)];
    return [at[0] + column * size.dx, at[1] + row * size.dy] as const;
  });
}

export function distance(a: Vec, b: Vec): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The shape with its first point repeated at the end. */
export function closed(path: Path): Path {
  const [first] = path;
  return first ? [...path, first] : path;
}
