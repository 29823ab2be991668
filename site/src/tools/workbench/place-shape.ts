import { METRES_PER_DEGREE } from '../../kit/lng-lat.ts';
import { MAX_POSITIONS } from './workbench-limits';
import { field } from './list-floors';
import type { Position } from './protocol';

/** The drawable part of a geometry, however broken it is. */
export type PlaceShape = {
  readonly lines: readonly (readonly Position[])[];
  readonly points: readonly Position[];
};

/** The lines and points of an unvalidated geometry; `undefined` if it has neither. */
export function placeShape(geometry: unknown): PlaceShape | undefined {
  const lines: Position[][] = [];
  const points: Position[] = [];
  collect(field(geometry, 'coordinates'), { lines, points }, 0);
  const count = points.length + lines.reduce((sum, line) => sum + line.length, 0);
  if (count === 0) return undefined;
  if (count > MAX_POSITIONS)
    return { lines: [outlineOf(boxAround([...lines.flat(), ...points]))], points: [] };
  return { lines, points };
}

/** Polygons nest three deep, collections of them four. */
const MAX_DEPTH = 4;

function collect(
  value: unknown,
  found: { readonly lines: Position[][]; readonly points: Position[] },
  depth: number,
): void {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return;
  const position = asPosition(value);
  if (position) {
    found.points.push(position);
    return;
  }
  const positions = value.flatMap((item) => {
    const one = asPosition(item);
    return one ? [one] : [];
  });
  if (positions.length > 1) found.lines.push(positions);
  else if (positions[0]) found.points.push(positions[0]);
  else for (const item of value) collect(item, found, depth + 1);
}

function asPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat] = value as unknown[];
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function boxAround(positions: readonly Position[]): [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of positions) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

function outlineOf([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Bounding box: west, south, east, north; `undefined` for an empty shape. */
export function boxOf({ lines, points }: PlaceShape): [number, number, number, number] | undefined {
  const all = [...lines.flat(), ...points];
  return all.length > 0 ? boxAround(all) : undefined;
}

/** Approximate kilometres between two positions, to distinguish a room from another continent. */
export function kilometresBetween(a: Position, b: Position): number {
  const east = (b[0] - a[0]) * Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180);
  const north = b[1] - a[1];
  return (Math.hypot(east, north) * METRES_PER_DEGREE) / 1000;
}
