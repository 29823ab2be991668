import { localFrame, roundLngLat } from '@brand/geo';

/** A point in metres east and north of the venue's south-west corner. */
export type Metres = readonly [x: number, y: number];

/** The south-west corner of the tiny venue. */
export const CORNER: readonly [number, number] = [13.4, 52.5];

const frame = localFrame(CORNER);

/** A point as GeoJSON position, rounded to about a centimetre. */
export function position([x, y]: Metres): number[] {
  return [...roundLngLat(frame.toLngLat({ x, y }))];
}

export function point(at: Metres): { type: 'Point'; coordinates: number[] } {
  return { type: 'Point', coordinates: position(at) };
}

export function line(...places: readonly Metres[]): {
  type: 'LineString';
  coordinates: number[][];
} {
  return { type: 'LineString', coordinates: places.map(position) };
}

/** An upright rectangle, with rectangular holes. */
export function rectangle(
  from: Metres,
  to: Metres,
  holes: readonly (readonly [from: Metres, to: Metres])[] = [],
): { type: 'Polygon'; coordinates: number[][][] } {
  const outer = ring(from, to);
  const inner = holes.map(([low, high]) => ring(low, high).toReversed());
  return { type: 'Polygon', coordinates: [outer, ...inner] };
}

/** Counter-clockwise and closed. */
function ring([west, south]: Metres, [east, north]: Metres): number[][] {
  const corners: Metres[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return corners.map(position);
}
