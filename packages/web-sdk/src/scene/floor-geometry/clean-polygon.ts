import {
  offsetRing,
  openRing,
  orientRing,
  type Point,
  type Polygon,
  removeRepeatedPoints,
  type Ring,
  signedArea,
} from '@brand/geo';

// Square metres below which a ring looks like a line or a point, and breaks triangulation.
const MIN_AREA = 1e-4;
// Distance in metres below which two vertices are merged.
const REPEATED = 1e-3;

/**
 * Normalises a polygon: open rings, the outer one counter-clockwise and holes clockwise, without
 * repeated vertices and empty rings, grown by `buffer` metres; `undefined` if nothing is left.
 */
export function cleanPolygon(polygon: Polygon, buffer = 0): Point[][] | undefined {
  const rings: Point[][] = [];
  for (const [index, ring] of polygon.entries()) {
    const cleaned = cleanRing(ring, index === 0 ? buffer : -buffer);
    if (cleaned) rings.push(orientRing(cleaned, index === 0 ? 'ccw' : 'cw'));
    else if (index === 0) return undefined;
  }
  return rings.length > 0 ? rings : undefined;
}

function cleanRing(ring: Ring, grow: number): Point[] | undefined {
  const corners = removeRepeatedPoints(openRing(ring), REPEATED);
  if (corners.length < 3 || !(Math.abs(signedArea(corners)) > MIN_AREA)) return undefined;
  return grow === 0 ? corners : offsetRing(corners, grow);
}
