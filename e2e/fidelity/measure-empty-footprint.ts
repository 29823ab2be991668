import {
  bboxIntersects,
  bboxOfPoints,
  createGridIndex,
  padBbox,
  type Point,
  pointInPolygon,
  type Polygon,
} from '@brand/geo';
import type { Venue } from '@brand/venue';

/** Metres: no room, hall or courtyard is larger. */
const FAR = 40;
const STEPS = 60;

/**
 * The largest share of a floor's footprint that is far from every shape of the venue. A stray feature
 * in the footprint stretches it into a spike, of which nearly all is empty.
 */
export function measureEmptyFootprint({ floors }: Venue): number {
  const shapes = floors.flatMap(({ elements }) => elements.map(({ bbox }) => padBbox(bbox, FAR)));
  const index = createGridIndex(shapes);
  const isEmpty = ({ x, y }: Point): boolean =>
    !index.search([x, y, x, y]).some((shape) => bboxIntersects(shapes[shape]!, [x, y, x, y]));
  const shares = floors.map(({ rings }) => {
    const points = rings.flatMap(samplesOf);
    return points.length === 0 ? 0 : points.filter(isEmpty).length / points.length;
  });
  return Math.max(0, ...shares);
}

/** Points on a square grid inside a polygon. */
function samplesOf(polygon: Polygon): Point[] {
  const [minX, minY, maxX, maxY] = bboxOfPoints(polygon[0] ?? []);
  const step = Math.max(maxX - minX, maxY - minY) / STEPS;
  const columns = Array.from({ length: STEPS }, (_, index) => minX + (index + 0.5) * step);
  const rows = Array.from({ length: STEPS }, (_, index) => minY + (index + 0.5) * step);
  return columns
    .flatMap((x) => rows.map((y) => ({ x, y })))
    .filter((point) => pointInPolygon(point, polygon));
}
