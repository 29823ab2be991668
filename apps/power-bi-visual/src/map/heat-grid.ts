/** A weighted point, in metres of the venue. */
export type HeatPoint = { readonly x: number; readonly y: number; readonly weight: number };

/** Point density per cell, from west to east, rows from north to south. */
export type HeatGrid = {
  readonly columns: number;
  readonly rows: number;
  /** West, south, east, north in metres. */
  readonly bbox: readonly [number, number, number, number];
  readonly values: Float32Array;
  readonly max: number;
};

/** More cells would not be visible in an image of a floor. */
const MAX_CELLS = 512;
const CELLS_IN_RADIUS = 6;

/** Sums up points, each spread over a circle with its maximum at the centre. */
export function heatGrid(points: readonly HeatPoint[], radius: number): HeatGrid | undefined {
  if (points.length === 0) return undefined;
  const bbox = boxAround(points, radius);
  const [west, south, east, north] = bbox;
  const cell = Math.max(
    radius / CELLS_IN_RADIUS,
    (east - west) / MAX_CELLS,
    (north - south) / MAX_CELLS,
  );
  const columns = Math.ceil((east - west) / cell);
  const rows = Math.ceil((north - south) / cell);
  const values = new Float32Array(columns * rows);
  const reach = Math.ceil(radius / cell);
  for (const { x, y, weight } of points) {
    const column = (x - west) / cell;
    const row = (north - y) / cell;
    for (let r = Math.floor(row) - reach; r <= Math.floor(row) + reach; r++) {
      if (r < 0 || r >= rows) continue;
      for (let c = Math.floor(column) - reach; c <= Math.floor(column) + reach; c++) {
        if (c < 0 || c >= columns) continue;
        const share = Math.hypot(c + 0.5 - column, r + 0.5 - row) / (radius / cell);
        if (share < 1) values[r * columns + c]! += weight * (1 - share * share) ** 2;
      }
    }
  }
  const max = values.reduce((most, value) => Math.max(most, value), 0);
  // The box grows to whole cells; otherwise the image would be slightly shifted.
  const whole = [west, north - rows * cell, west + columns * cell, north] as const;
  return { columns, rows, bbox: whole, values, max };
}

function boxAround(
  points: readonly HeatPoint[],
  margin: number,
): readonly [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west - margin, south - margin, east + margin, north + margin];
}
