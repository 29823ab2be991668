/** Rows of the conformance table that tests of the portal's pages and server prove, by section. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: range(1, 11),
  2: [...range(1, 30), ...range(40, 55), 60, 61, 62],
  3: range(1, 12),
  4: range(1, 26),
  5: [2, 3, 4, 5],
  6: [2],
  7: range(1, 12),
  8: range(1, 15),
  9: range(1, 11),
};

/** Their ids, such as `S4.07`. */
export const CONFORMANCE_ROWS: readonly string[] = Object.entries(ROWS).flatMap(([section, rows]) =>
  rows.map((row) => `S${section}.${String(row).padStart(2, '0')}`),
);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
