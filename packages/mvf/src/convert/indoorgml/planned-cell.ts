import type { CellFootprint } from './cell-footprint.ts';
import type { CellClass } from './classify-cell.ts';
import type { RawCell } from './indoor-model.ts';

/** A cell with its position in the venue. */
export type PlannedCell = CellClass & {
  readonly cell: RawCell;
  /** Key of the cell's floor. */
  readonly floor: string;
  readonly footprint: CellFootprint;
};
