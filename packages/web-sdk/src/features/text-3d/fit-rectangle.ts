import { pointInPolygon, polygonArea, type Point, type Polygon } from '@brand/geo';

/** A rectangle inside a shape, in metres. */
export type FittedRectangle = {
  readonly x: number;
  readonly y: number;
  /** Direction of the width, counter-clockwise from east, from -90° to 90° in radians. */
  readonly angle: number;
  readonly width: number;
  readonly height: number;
};

const GRID = 7;
const REFINEMENTS = 6;
/** A rectangle along the shape is preferred unless the one across it is larger by this factor. */
const PREFERENCE = 1.15;

/**
 * Returns a large rectangle of these proportions, width to height, inside a polygon: along its main
 * direction or across, or in a given direction.
 *
 * The polygon is turned so that the rectangle is upright, and squeezed so that the rectangle is a
 * square. The largest square around a point then reaches to the nearest edge in the maximum norm,
 * for which there is a closed form. The best point is searched on a grid and then refined. The
 * result is not always the largest rectangle, but always inside. The search takes about 100
 * distances to the outline.
 */
export function fitRectangle(
  polygon: Polygon,
  aspect: number,
  direction?: number,
): FittedRectangle | undefined {
  if (!(polygonArea(polygon) > 0 && aspect > 0)) return undefined;
  if (direction !== undefined) return fitAt(polygon, direction, aspect);
  const main = mainDirection(polygon);
  const along = fitAt(polygon, main, aspect);
  const across = fitAt(polygon, main + Math.PI / 2, aspect);
  if (!along || !across) return along ?? across;
  const [first, second] =
    extent(polygon, main) >= extent(polygon, main + Math.PI / 2)
      ? [along, across]
      : [across, along];
  return second.height > first.height * PREFERENCE ? second : first;
}

/** The dominant direction of the outline, modulo right angles; from -45° to 45°. */
export function mainDirection([outer = []]: Polygon): number {
  let x = 0;
  let y = 0;
  for (const [index, a] of outer.entries()) {
    const b = outer[(index + 1) % outer.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    // Four times the angle is the same for perpendicular directions.
    const angle = 4 * Math.atan2(b.y - a.y, b.x - a.x);
    x += length * Math.cos(angle);
    y += length * Math.sin(angle);
  }
  return Math.atan2(y, x) / 4;
}

function extent([outer = []]: Polygon, angle: number): number {
  const along = outer.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
  return Math.max(...along) - Math.min(...along);
}

function fitAt(polygon: Polygon, angle: number, aspect: number): FittedRectangle | undefined {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const squeezed: Polygon = polygon.map((ring) =>
    ring.map(({ x, y }) => ({ x: (x * cos + y * sin) / aspect, y: y * cos - x * sin })),
  );
  const best = largestSquare(squeezed);
  if (!best) return undefined;
  const x = best.x * aspect;
  return {
    x: x * cos - best.y * sin,
    y: x * sin + best.y * cos,
    angle: readable(angle),
    width: best.reach * 2 * aspect,
    height: best.reach * 2,
  };
}

/** The same line, in the direction in which its text is readable with north up. */
function readable(angle: number): number {
  const turned = Math.atan2(Math.sin(angle), Math.cos(angle));
  if (turned > Math.PI / 2) return turned - Math.PI;
  return turned <= -Math.PI / 2 ? turned + Math.PI : turned;
}

function largestSquare(polygon: Polygon): (Point & { readonly reach: number }) | undefined {
  const [outer = []] = polygon;
  const xs = outer.map(({ x }) => x);
  const ys = outer.map(({ y }) => y);
  const left = Math.min(...xs);
  const bottom = Math.min(...ys);
  const stepX = (Math.max(...xs) - left) / GRID;
  const stepY = (Math.max(...ys) - bottom) / GRID;
  let best = { x: 0, y: 0, reach: 0 };
  const attempt = (x: number, y: number): void => {
    const reach = reachOf(polygon, x, y);
    if (reach > best.reach && pointInPolygon({ x, y }, polygon)) best = { x, y, reach };
  };
  for (let column = 0.5; column < GRID; column++) {
    for (let row = 0.5; row < GRID; row++) attempt(left + column * stepX, bottom + row * stepY);
  }
  for (let round = 0, share = 0.5; round < REFINEMENTS; round++, share /= 2) {
    const { x, y } = best;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) attempt(x + dx * stepX * share, y + dy * stepY * share);
    }
  }
  return best.reach > 0 ? best : undefined;
}

/** Half the side of the largest square around a point that no edge enters. */
function reachOf(polygon: Polygon, x: number, y: number): number {
  let reach = Infinity;
  for (const ring of polygon) {
    for (let index = 0; index < ring.length; index++) {
      const a = ring[index]!;
      const b = ring[(index + 1) % ring.length]!;
      reach = Math.min(reach, maximumNorm(a.x - x, a.y - y, b.x - a.x, b.y - a.y));
    }
  }
  return reach;
}

/**
 * Returns the minimum of max(|x|, |y|) on a segment from `x`, `y`. The minimum is at an end, at a
 * point where one of the two is 0, or at a point where both are equal, because both grow from where
 * they are 0.
 */
function maximumNorm(x: number, y: number, dx: number, dy: number): number {
  const at = (share: number): number => {
    const clamped = share > 0 ? (share < 1 ? share : 1) : 0;
    return Math.max(Math.abs(x + dx * clamped), Math.abs(y + dy * clamped));
  };
  return Math.min(
    at(0),
    at(1),
    at(-x / dx),
    at(-y / dy),
    at((y - x) / (dx - dy)),
    at((-x - y) / (dx + dy)),
  );
}
