import { arc, type Path, type Vec } from '../../../src/dsl/shapes.ts';

/** The north wing, the east wing and the corner where they meet. */
export const NORTH = { south: 158, north: 180, corridor: [167.4, 170.4] } as const;
export const EAST = { west: 214, east: 236, south: 104, corridor: [223.8, 227] } as const;
/** Where the foyer ends and the rooms of the north wing begin. */
export const FOYER_EAST = 187;

/** The fan of the lecture hall: its middle is in the foyer, it widens to the west. */
export const FAN = { center: [180, 169] as Vec, stage: 7, back: 26, half: 32 } as const;

export function fanSpot(degrees: number, radius: number): Vec {
  const angle = ((180 + degrees) * Math.PI) / 180;
  return [FAN.center[0] + radius * Math.cos(angle), FAN.center[1] + radius * Math.sin(angle)];
}

/** Rows follow this: negative degrees are towards the north. */
export function fanArc(radius: number, from: number, to: number): Path {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) * radius * Math.PI) / 180 / 1.4));
  return Array.from({ length: count + 1 }, (_, index) =>
    fanSpot(from + ((to - from) * index) / count, radius),
  );
}

/** The Bow: the curved glass corridor between the two wings. */
export const BOW = { center: [EAST.west, NORTH.south] as Vec, inner: 30.6, outer: 34 } as const;

export function bowArc(radius: number): Path {
  return arc(BOW.center, radius, [180, 270]);
}

/** A point by its direction from the corner, on the drawn line of the circle. */
export function bowSpot(degrees: number, radius: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [BOW.center[0] + radius * Math.cos(angle), BOW.center[1] + radius * Math.sin(angle)];
}

/** Where the sides of the fan cross the long walls of the north wing. */
const ALONG = (NORTH.north - FAN.center[1]) / Math.sin((FAN.half * Math.PI) / 180);
export const FAN_NORTH = fanSpot(-FAN.half, ALONG);
export const FAN_SOUTH = fanSpot(FAN.half, ALONG);

/** The outer wall, the Bow and the court behind it included. */
export function outline(): Path {
  return [
    FAN_SOUTH,
    ...bowArc(BOW.outer),
    [EAST.west, EAST.south],
    [EAST.east - 5, EAST.south],
    ...arc([EAST.east - 5, EAST.south + 5], 5, [-90, 0]).slice(1),
    [EAST.east, NORTH.north - 8],
    ...arc([EAST.east - 8, NORTH.north - 8], 8, [0, 90]).slice(1),
    FAN_NORTH,
    ...fanArc(FAN.back, -FAN.half, FAN.half),
  ];
}

/** The east wing alone, from where the north wing ends. */
export function eastWing(): Path {
  return [
    [EAST.west, NORTH.south],
    [EAST.west, EAST.south],
    [EAST.east - 5, EAST.south],
    ...arc([EAST.east - 5, EAST.south + 5], 5, [-90, 0]).slice(1),
    [EAST.east, NORTH.south],
  ];
}

/** The Bow alone. */
export function bow(): Path {
  return [...bowArc(BOW.outer), ...bowArc(BOW.inner).toReversed()];
}

/** The court that the wings and the Bow enclose. */
export function court(): Path {
  return [BOW.center, ...bowArc(BOW.inner)];
}
