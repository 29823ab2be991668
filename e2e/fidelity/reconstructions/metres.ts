import { localFrame, roundLngLat } from '@brand/geo';

/** A point in metres east and north of the corner of a reconstruction. */
export type Metres = readonly [x: number, y: number];
/** West, south, east and north, in metres. */
export type Box = readonly [west: number, south: number, east: number, north: number];

const frame = localFrame([8.54, 47.37]);

export function position([x, y]: Metres): number[] {
  return [...roundLngLat(frame.toLngLat({ x, y }), 9)];
}

export function rectangle([west, south, east, north]: Box): {
  type: 'Polygon';
  coordinates: number[][][];
} {
  const corners: Metres[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners.map(position)] };
}

export function line(...points: readonly Metres[]): {
  type: 'LineString';
  coordinates: number[][];
} {
  return { type: 'LineString', coordinates: points.map(position) };
}
