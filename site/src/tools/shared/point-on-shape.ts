import { interiorPoint } from '@brand/geo';
import type { MapGeometry } from '@brand/mvf/convert';

type Positions = readonly (readonly number[])[];

/** A position on the shape: inside an area, or at the middle vertex or segment of a line. */
export function pointOnShape(geometry: MapGeometry): [number, number] | undefined {
  switch (geometry.type) {
    case 'Point':
      return asPair(geometry.coordinates);
    case 'LineString':
      return middleOf(geometry.coordinates);
    case 'MultiLineString':
      return middleOf(geometry.coordinates[0] ?? []);
    case 'Polygon':
      return insideOf(geometry.coordinates);
    case 'MultiPolygon':
      return insideOf(geometry.coordinates[0] ?? []);
    default:
      return undefined;
  }
}

function insideOf(rings: readonly Positions[]): [number, number] | undefined {
  const polygon = rings.map((ring) => ring.map(([x = 0, y = 0]) => ({ x, y })));
  const point = interiorPoint(polygon);
  return point ? [point.x, point.y] : asPair(rings[0]?.[0]);
}

function middleOf(line: Positions): [number, number] | undefined {
  const half = (line.length - 1) / 2;
  const [a, b] = [asPair(line[Math.floor(half)]), asPair(line[Math.ceil(half)])];
  return a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function asPair(position: readonly number[] | undefined): [number, number] | undefined {
  const [lng, lat] = position ?? [];
  return lng === undefined || lat === undefined ? undefined : [lng, lat];
}
