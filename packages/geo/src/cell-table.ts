/** Item numbers by cell, packed into two arrays. */
export type CellTable = {
  /** Start of each cell's items in `items`. The array is one longer than the number of cells. */
  readonly starts: Uint32Array;
  /** The item numbers, cell after cell, ascending within a cell. */
  readonly items: Uint32Array;
};

/**
 * Packs items into cells in two passes, counting and then filling, so that nothing is allocated per
 * cell. `cellsOf` is called twice per item and must return the same cells both times.
 *
 * @internal
 */
export function packCells(
  cellCount: number,
  itemCount: number,
  cellsOf: (item: number, put: (cell: number) => void) => void,
): CellTable {
  const starts = new Uint32Array(cellCount + 1);
  const count = (cell: number): void => {
    starts[cell + 1]! += 1;
  };
  for (let item = 0; item < itemCount; item += 1) cellsOf(item, count);
  for (let cell = 0; cell < cellCount; cell += 1) starts[cell + 1]! += starts[cell]!;
  const items = new Uint32Array(starts[cellCount]!);
  const next = starts.slice(0, cellCount);
  let current = 0;
  const fill = (cell: number): void => {
    items[next[cell]!] = current;
    next[cell]! += 1;
  };
  for (; current < itemCount; current += 1) cellsOf(current, fill);
  return { starts, items };
}
