import type { Point } from '@brand/geo';
import type { ShapeFacts } from '../floor-facts.ts';
import type { MapGeometry } from '../rfc-geometry.ts';
import type { PlanView } from './plan-view.ts';

/** A geometry on the page. Exactly one of the lists is filled. */
export type PageGeometry = {
  readonly polygons: readonly Point[][][];
  readonly lines: readonly Point[][];
  readonly points: readonly Point[];
};

/** A shape of the floor on the page. */
export type PageShape = PageGeometry & { readonly facts: ShapeFacts };

/** Projects a geometry to the page, without parts on the other side of the globe. */
export function toPageGeometry(geometry: MapGeometry | null, view: PlanView): PageGeometry {
  const line = (positions: readonly (readonly number[])[]): Point[] =>
    positions.map((position) => view.toPage([...position])).filter(isOnPage);
  const none = { polygons: [], lines: [], points: [] };
  switch (geometry?.type) {
    case 'Point':
      return { ...none, points: line([geometry.coordinates]) };
    case 'LineString':
      return { ...none, lines: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { ...none, lines: geometry.coordinates.map(line) };
    case 'Polygon':
      return { ...none, polygons: [geometry.coordinates.map(line)] };
    case 'MultiPolygon':
      return { ...none, polygons: geometry.coordinates.map((rings) => rings.map(line)) };
    default:
      return none;
  }
}

function isOnPage({ x, y }: Point): boolean {
  return Number.isFinite(x + y);
}
