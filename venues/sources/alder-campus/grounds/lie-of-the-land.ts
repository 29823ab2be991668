import { bufferLine, simplifyLine } from '@brand/geo';
import { circle, curve, type Path, rect, turn, type Vec } from '../../../src/dsl/shapes.ts';

/** How far a bend may be off its curve, in metres: fine enough to look round, coarse enough to walk. */
const BEND = 0.12;

function bend(points: Path): { x: number; y: number }[] {
  return simplifyLine(
    curve(points).map(([x, y]) => ({ x, y })),
    BEND,
  );
}

/** A smooth line with few corners. */
export function gentle(points: Path): Path {
  return bend(points).map(({ x, y }): Vec => [x, y]);
}

/** A winding path of one width through points. */
export function trail(points: Path, width: number): Path {
  return bufferLine(bend(points), width / 2).map(({ x, y }): Vec => [x, y]);
}

/** Where the campus ends. */
export const GROUNDS: Path = gentle([
  [3, 26],
  [0, 60],
  [1, 130],
  [3, 192],
  [14, 199],
  [90, 200],
  [180, 200],
  [250, 198],
  [259, 188],
  [260, 120],
  [257, 50],
  [252, 12],
  [240, 4],
  [180, 2],
  [110, 0],
  [30, 2],
  [8, 10],
  [3, 26],
]).slice(0, -1);

const SHORE: Path = [
  [-6, 97],
  [14, 93],
  [34, 88],
  [52, 78],
  [66, 68],
  [79, 59.6],
  [89, 47],
  [95, 33],
  [103, 19],
  [111, 7],
  [116, -6],
];

export const LAKE: Path = [...gentle(SHORE), [-10, -10]];
export const ISLAND: Path = gentle([
  [34, 36],
  [40, 33],
  [48, 36],
  [50, 42],
  [43, 46],
  [36, 43],
  [34, 36],
]).slice(0, -1);

/** The jetty: a narrow walk with a deck at its end, turned towards the island. */
const JETTY_HEAD: Vec = [54, 80];
export const JETTY: Path = turn(
  [
    [52.6, 83],
    [52.6, 60],
    [47.4, 60],
    [47.4, 54],
    [60.6, 54],
    [60.6, 60],
    [55.4, 60],
    [55.4, 83],
  ],
  -28,
  JETTY_HEAD,
);

export const PLAZA = { center: [134, 92] as Vec, radius: 14 } as const;
export const AMPHITHEATRE = { center: [113, 57] as Vec, radius: 16.5 } as const;
export const LABYRINTH = { center: [131, 140] as Vec, radius: 8.4 } as const;

/** Round places are drawn with as many corners as one can see. */
export function roundPlace({
  center,
  radius,
}: {
  readonly center: Vec;
  readonly radius: number;
}): Path {
  const corners = Math.max(24, Math.round(radius * 3.4));
  return Array.from({ length: corners }, (_, corner): Vec => {
    const angle = (corner * 2 * Math.PI) / corners;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}

export const CAR_PARK: Path = rect(10, 150, 52, 30);
export const CAR_PARK_DRIVE: Path = rect(31, 179, 7, 12);
export const ROAD: Path = rect(-10, 187.8, 290, 7);
export const COURT: Path = rect(219, 78, 31, 18);
export const CROSSINGS = [122, 46] as const;
export const CROSSING_WIDTH = 4.4;

/** A forecourt before an entrance. */
export function forecourt(center: Vec, radius: number): Path {
  return circle(center, radius);
}
