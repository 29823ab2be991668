import type { LngLat, LocalFrame } from '@brand/geo';

const RADIANS = Math.PI / 180;
const EQUATOR = 40_075_016.686;
// Metres over which the projection is treated as linear. The error over a venue of 400 m is
// millimetres.
const STEP = 100;

/** The column-major matrix from metres of a frame to the unit square of Web Mercator. */
export function metresToMercator({ origin, toLngLat }: LocalFrame): Float64Array {
  const [x, y] = mercator(origin);
  // Finite differences, because the frame lies on the ellipsoid and Mercator on a sphere: their
  // scales to the east and to the north differ.
  const [east, west] = [
    mercator(toLngLat({ x: STEP, y: 0 })),
    mercator(toLngLat({ x: -STEP, y: 0 })),
  ];
  const [north, south] = [
    mercator(toLngLat({ x: 0, y: STEP })),
    mercator(toLngLat({ x: 0, y: -STEP })),
  ];
  const per = 2 * STEP;
  const up = 1 / (EQUATOR * Math.cos(origin[1] * RADIANS));
  return Float64Array.of(
    wrap(east[0] - west[0]) / per,
    (east[1] - west[1]) / per,
    0,
    0,
    wrap(north[0] - south[0]) / per,
    (north[1] - south[1]) / per,
    0,
    0,
    0,
    0,
    up,
    0,
    x,
    y,
    0,
    1,
  );
}

/** The product of two column-major matrices, in double precision. */
export function multiplyMatrices(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const product = new Float64Array(16);
  for (let column = 0; column < 16; column += 4) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let index = 0; index < 4; index++) sum += a[index * 4 + row]! * b[column + index]!;
      product[column + row] = sum;
    }
  }
  return product;
}

function mercator([lng, lat]: LngLat): [x: number, y: number] {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2));
  return [(lng + 180) / 360, 0.5 - y / (2 * Math.PI)];
}

/** The shorter way across the antimeridian. */
function wrap(x: number): number {
  return x - Math.round(x);
}
