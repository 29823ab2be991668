import type { Position } from 'geojson';
import polylabel from 'polylabel';

// #region point
const METRES_PER_DEGREE = 111_320;

/** Returns the point farthest from a polygon's edges, so that a name there fits best. */
export function labelPoint(rings: readonly Position[][]): [number, number] {
  const [, latitude = 0] = rings[0]?.[0] ?? [];
  // Work in metres: a degree of longitude is shorter than one of latitude.
  const across = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const inMetres = rings.map((ring) =>
    ring.map(([lng = 0, lat = 0]): [number, number] => [
      lng * across,
      lat * METRES_PER_DEGREE,
    ]),
  );
  const [x = 0, y = 0] = polylabel(inMetres, 0.1);
  return [x / across, y / METRES_PER_DEGREE];
}
// #endregion point
