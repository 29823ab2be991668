import {
  bboxOfPoints,
  type Bbox,
  closeRing,
  type LocalFrame,
  type MultiPolygon,
  pointInPolygon,
  polygonArea,
  type Point,
  type Segment,
} from '@brand/geo';
import type { MultiPolygonGeometry, PolygonGeometry, Position } from '../../geojson/types.gen.ts';

/** A walkable shape on one floor, in metres. */
export type PlanSpace = {
  /** Key of the space's shape in the draft. */
  readonly key: string;
  readonly floor: string;
  /** Whether the space is a hall that is open to its neighbours, not a room. */
  readonly isOpen: boolean;
  readonly polygons: MultiPolygon;
  readonly bbox: Bbox;
  /** Area in square metres. */
  readonly area: number;
};

/** Creates a space from a polygon. */
export function planSpace(
  identity: Pick<PlanSpace, 'key' | 'floor' | 'isOpen'>,
  geometry: PolygonGeometry | MultiPolygonGeometry,
  frame: LocalFrame,
): PlanSpace {
  const polygons = toMetres(geometry, frame);
  return {
    ...identity,
    polygons,
    bbox: bboxOfPoints(polygons.flat(2)),
    area: polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0),
  };
}

/** Returns the polygons of a geometry in metres. */
export function toMetres(
  geometry: PolygonGeometry | MultiPolygonGeometry,
  frame: LocalFrame,
): MultiPolygon {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map(frame.toMetres)));
}

/** Whether the point is in the space or within `tolerance` metres of it. */
export function isInSpace(point: Point, space: PlanSpace, tolerance = 0): boolean {
  const [minX, minY, maxX, maxY] = space.bbox;
  if (point.x < minX - tolerance || point.x > maxX + tolerance) return false;
  if (point.y < minY - tolerance || point.y > maxY + tolerance) return false;
  return space.polygons.some((polygon) => pointInPolygon(point, polygon, tolerance));
}

/** Returns the edges of all rings of a space. */
export function edgesOf({ polygons }: Pick<PlanSpace, 'polygons'>): Segment[] {
  return polygons.flatMap((polygon) =>
    polygon.flatMap((ring) =>
      ring.slice(1).map((corner, index) => ({ a: ring[index]!, b: corner })),
    ),
  );
}

/** Returns polygons in metres as a geometry in degrees, with closed rings. */
export function toGeometry(
  polygons: MultiPolygon,
  { toLngLat }: LocalFrame,
): PolygonGeometry | MultiPolygonGeometry {
  const coordinates = polygons.map((polygon) =>
    polygon.map((ring) => closeRing(ring).map((point): Position => [...toLngLat(point)])),
  );
  const [only] = coordinates;
  return coordinates.length === 1 && only
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates };
}
