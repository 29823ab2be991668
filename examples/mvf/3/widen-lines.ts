import type { Geometry, Position } from 'geojson';

// #region widen
/**
 * Only polygons can be extruded, so each line segment becomes a rectangle as wide as its wall.
 * Points are skipped.
 */
export function widenLines(
  geometry: Geometry,
  halfWidth: number,
): Position[][][] {
  switch (geometry.type) {
    case 'Polygon':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates;
    case 'LineString':
      return widenLine(geometry.coordinates, halfWidth);
    case 'MultiLineString':
      return geometry.coordinates.flatMap((line) => widenLine(line, halfWidth));
    default:
      return [];
  }
}

function widenLine(line: Position[], halfWidth: number): Position[][][] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index]!;
    // Two equal positions in a row have no direction.
    const isCorner = start[0] === end[0] && start[1] === end[1];
    return isCorner ? [] : [[rectangle(start, end, halfWidth)]];
  });
}

const METRES_PER_DEGREE = 111_320;

function rectangle(
  start: Position,
  end: Position,
  halfWidth: number,
): Position[] {
  const [lng = 0, lat = 0] = start;
  const degreesUp = 1 / METRES_PER_DEGREE;
  const degreesAside = degreesUp / Math.cos((lat * Math.PI) / 180);
  const x = (end[0]! - lng) / degreesAside;
  const y = (end[1]! - lat) / degreesUp;
  const scale = halfWidth / Math.hypot(x, y);
  const corner = (
    [fromLng = 0, fromLat = 0]: Position,
    along: number,
    aside: number,
  ): Position => [
    fromLng + (along * x - aside * y) * scale * degreesAside,
    fromLat + (along * y + aside * x) * scale * degreesUp,
  ];
  // Extend both ends by half the width, so that walls meet in corners.
  const first = corner(start, -1, -1);
  return [
    first,
    corner(end, 1, -1),
    corner(end, 1, 1),
    corner(start, -1, 1),
    first,
  ];
}
// #endregion widen
