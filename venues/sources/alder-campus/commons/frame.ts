import { arc, curve, type Path, type Vec } from '../../../src/dsl/shapes.ts';

/** Straight lines that the walls of both floors share, in metres. */
export const COMMONS = {
  west: 160,
  south: 24,
  north: 80,
  /** Where the hall for sports begins, and its long sides. */
  hallWest: 206,
  hallSouth: 36,
  hallNorth: 66,
  /** The street inside the building, and the strip of stairs and toilets beside it. */
  street: [198, 202],
  /** The corridor along the south rooms. */
  southCorridor: 33,
} as const;

const NORTH_WEST: Path = arc([174, 70], [14, 10], [90, 180]);
const SOUTH_WEST: Path = arc([168, 30], [8, 6], [180, 270]);
const EAST: Path = curve([
  [237, 24],
  [243.4, 27.6],
  [246.6, 33],
  [247.6, 36],
  [248.6, 47],
  [247, 57],
  [243, 63.6],
  [237, 66],
]);

/** The middle of the rounded corner towards the plaza. */
export const PLAZA_CORNER: Vec = [
  174 + 14 * Math.cos((132 * Math.PI) / 180),
  70 + 10 * Math.sin((132 * Math.PI) / 180),
];

/** The outer wall. */
export function outline(): Path {
  return [
    ...SOUTH_WEST,
    ...EAST,
    [COMMONS.hallWest, COMMONS.hallNorth],
    [COMMONS.hallWest, COMMONS.north],
    ...NORTH_WEST,
  ];
}

/** Windows in the rounded corner and the west front. */
export const WINDOWS: readonly Path[] = [
  NORTH_WEST.slice(2, -1),
  SOUTH_WEST.slice(1, -1),
  [
    [COMMONS.west, 37],
    [COMMONS.west, 65],
  ],
];
