import {
  type Bbox,
  bboxContains,
  bboxOfPoints,
  closeRing,
  EMPTY_BBOX,
  isPolygonInside,
  padBbox,
  type Point,
  pointInPolygon,
  type Polygon,
  segmentsIntersect,
} from '@brand/geo';
import type { PolygonGeometry } from '@brand/mvf/v3';
import type { ElementByType, ShapeElement, ShapeType } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import { polygonsOf } from '../model/shape-metres.ts';
import type { VenueModel } from '../model/venue-model.ts';
import { queriedFloors } from './queried-floors.ts';

/** A part of the map: west, south, east, north in degrees, or a GeoJSON polygon. */
export type QueryBounds = Bbox | Readonly<PolygonGeometry>;

/** Options of a query within bounds. */
export type WithinOptions<T extends ShapeType = ShapeType> = {
  /**
   * Types of the elements to find.
   * @defaultValue every type that is a shape on a floor
   */
  readonly types?: readonly T[];
  /**
   * The floor, or its id.
   * @defaultValue every floor
   */
  readonly floor?: Floor | string;
  /**
   * Relation of the elements to the bounds. `touching` includes elements that are only partly
   * inside, `inside` only those that are completely inside.
   * @defaultValue 'touching'
   */
  readonly mode?: 'touching' | 'inside';
};

/** Tolerance in metres, so that shapes on the bounds count as inside despite rounding. */
const TOLERANCE = 0.001;

/** Returns the shapes that intersect bounds or are inside them, in bundle order. */
export function elementsWithin<T extends ShapeType>(
  model: VenueModel,
  bounds: QueryBounds,
  options: WithinOptions<T>,
): readonly ElementByType[T][] {
  const { types, floor, mode = 'touching' } = options;
  const region = 'type' in bounds ? regionOf(bounds, model) : rectangularRegion(bounds, model);
  if (!region) return [];
  const isMatch = (element: ShapeElement): boolean => {
    // Fast path by bounding box: most shapes in a view are completely inside it.
    if (bboxContains(region.core, element.bbox)) return true;
    return mode === 'inside'
      ? isInside(element, region.polygon)
      : isTouching(element, region.polygon);
  };
  const wanted = types && new Set<ShapeType>(types);
  const floorId = typeof floor === 'object' ? floor.id : floor;
  const box = padBbox(bboxOfPoints(region.polygon[0] ?? []), TOLERANCE);
  const found = queriedFloors(model, floorId)
    .flatMap((one) => one.index.search(box, wanted))
    .filter(isMatch);
  return found as readonly ShapeElement[] as readonly ElementByType[T][];
}

type Region = {
  /** Polygon in metres. */
  readonly polygon: Polygon;
  /** A box that is completely inside the polygon. */
  readonly core: Bbox;
};

function regionOf(bounds: PolygonGeometry, { frame }: VenueModel): Region | undefined {
  const [polygon] = polygonsOf(bounds, frame);
  return polygon && { polygon, core: EMPTY_BBOX };
}

/** Margin around the venue, in degrees, beyond which bounds make no difference. */
const MARGIN = 0.01;
/**
 * Segment length in metres: a parallel deviates from a straight segment of this length by a
 * fraction of a millimetre.
 */
const PIECE = 100;

/**
 * Converts bounds in degrees to a polygon in metres. The upper and lower edges are parallels, which
 * curve by centimetres over a campus, so they are split into segments. Bounds larger than the venue
 * are clipped, because the frame is valid only near the venue.
 */
function rectangularRegion(bounds: Bbox, { bbox, frame }: VenueModel): Region | undefined {
  const [fromX, fromY, toX, toY] = padBbox(bbox, MARGIN);
  const west = Math.max(bounds[0], fromX);
  const south = Math.max(bounds[1], fromY);
  const east = Math.min(bounds[2], toX);
  const north = Math.min(bounds[3], toY);
  if (!(west <= east && south <= north)) return undefined;
  const width = frame.toMetres([east, south]).x - frame.toMetres([west, south]).x;
  const pieces = Math.max(1, Math.ceil(width / PIECE));
  const parallel = (latitude: number): Point[] =>
    Array.from({ length: pieces + 1 }, (_, index) =>
      frame.toMetres([west + ((east - west) * index) / pieces, latitude]),
    );
  const lower = parallel(south);
  const upper = parallel(north);
  const core: Bbox = [
    Math.max(lower[0]!.x, upper[0]!.x),
    Math.max(...lower.map(({ y }) => y)),
    Math.min(lower.at(-1)!.x, upper.at(-1)!.x),
    Math.min(...upper.map(({ y }) => y)),
  ];
  return { polygon: [closeRing([...lower, ...upper.toReversed()])], core };
}

function isInside(element: ShapeElement, region: Polygon): boolean {
  // Traversed back and forth, a line is a ring, so that its edges are tested as a whole.
  const polygons =
    element.rings.length > 0
      ? element.rings
      : element.lines.map((line) => [[...line, ...line.slice(1, -1).toReversed()]]);
  if (polygons.length > 0) {
    return polygons.every((polygon) => isPolygonInside(polygon, region, TOLERANCE));
  }
  return partsOf(element).some(([place]) => place && pointInPolygon(place, region, TOLERANCE));
}

function isTouching(element: ShapeElement, region: Polygon): boolean {
  const parts = partsOf(element);
  if (parts.some((part) => part.some((point) => pointInPolygon(point, region)))) return true;
  if (parts.some((part) => edgesOf(part).some(([a, b]) => crosses(a, b, region)))) return true;
  const corner = region[0]?.[0];
  return corner !== undefined && element.rings.some((polygon) => pointInPolygon(corner, polygon));
}

/** Returns the rings, lines or point of a shape. */
function partsOf(element: ShapeElement): readonly (readonly Point[])[] {
  if (element.rings.length > 0) return element.rings.flat();
  if (element.lines.length > 0) return element.lines;
  const [x, y] = element.bbox;
  return Number.isFinite(x + y) ? [[{ x, y }]] : [];
}

function edgesOf(part: readonly Point[]): readonly (readonly [Point, Point])[] {
  return part.slice(1).map((to, index) => [part[index]!, to]);
}

function crosses(a: Point, b: Point, region: Polygon): boolean {
  return region.some((ring) => edgesOf(ring).some(([c, d]) => segmentsIntersect(a, b, c, d)));
}
