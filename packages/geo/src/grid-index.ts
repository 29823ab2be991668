import { packCells } from './cell-table.ts';
import type { Bbox } from './types.ts';

/** Finds the boxes of a fixed set that intersect a box. */
export interface GridIndex {
  /** Returns the numbers of the boxes that intersect `bbox`, ascending. Touching boxes count. */
  readonly search: (bbox: Bbox) => number[];
}

type Axis = { readonly start: number; readonly size: number; readonly count: number };

/**
 * Creates a uniform grid over boxes.
 *
 * Idea: each box is listed in the cells it covers; a search reads the cells of its own box. Cells
 * get the mean width and height of the boxes, so long thin boxes get long thin cells. Cells at the
 * rim reach to infinity, so the grid may span only the area of most boxes, and one far outlier does
 * not squeeze all others into one cell. A box that covers many cells goes to a list that every
 * search scans. Cost: O(n) to build, O(cells + hits) to search; at most about n cells. Boxes with
 * NaN are never found.
 *
 * @param cellSize - Side of a square cell, in the unit of the boxes. If omitted, derived from the
 * boxes.
 */
export function createGridIndex(boxes: readonly Bbox[], cellSize?: number): GridIndex {
  const [columns, rows] = planAxes(boxes, cellSize);
  const oversize: number[] = [];
  const putBox = (item: number, put: (cell: number) => void): void => {
    const [minX, minY, maxX, maxY] = boxes[item]!;
    if (!(minX <= maxX && minY <= maxY)) return;
    const toColumn = cellOf(columns, maxX);
    const toRow = cellOf(rows, maxY);
    const fromColumn = cellOf(columns, minX);
    const fromRow = cellOf(rows, minY);
    if ((toColumn - fromColumn + 1) * (toRow - fromRow + 1) > OVERSIZE_CELLS) return;
    for (let row = fromRow; row <= toRow; row += 1) {
      for (let column = fromColumn; column <= toColumn; column += 1) {
        put(row * columns.count + column);
      }
    }
  };
  const table = packCells(columns.count * rows.count, boxes.length, putBox);
  for (const [item, box] of boxes.entries()) {
    if (coveredCells(columns, rows, box) > OVERSIZE_CELLS) oversize.push(item);
  }

  const search = ([minX, minY, maxX, maxY]: Bbox): number[] => {
    const found: number[] = [];
    const meets = (box: Bbox): boolean =>
      box[0] <= maxX && box[2] >= minX && box[1] <= maxY && box[3] >= minY;
    for (const item of oversize) if (meets(boxes[item]!)) found.push(item);
    if (!(minX <= maxX && minY <= maxY)) return found;
    const fromColumn = cellOf(columns, minX);
    const toColumn = cellOf(columns, maxX);
    const fromRow = cellOf(rows, minY);
    const toRow = cellOf(rows, maxY);
    for (let row = fromRow; row <= toRow; row += 1) {
      for (let column = fromColumn; column <= toColumn; column += 1) {
        const cell = row * columns.count + column;
        for (let slot = table.starts[cell]!; slot < table.starts[cell + 1]!; slot += 1) {
          const box = boxes[table.items[slot]!]!;
          // A box may be in several cells. Only the first cell that it shares with the search
          // reports it.
          const isFirst =
            column === Math.max(fromColumn, cellOf(columns, box[0])) &&
            row === Math.max(fromRow, cellOf(rows, box[1]));
          if (isFirst && meets(box)) found.push(table.items[slot]!);
        }
      }
    }
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found;
  };
  return { search };
}

// Above this number, listing a box in its cells costs more than scanning it in each search.
const OVERSIZE_CELLS = 256;
const SAMPLE_SIZE = 1024;

/** Monotone in `value`: intersecting boxes always share a cell, at any position of the grid. */
function cellOf(axis: Axis, value: number): number {
  const cell = Math.floor((value - axis.start) / axis.size);
  return cell < 0 ? 0 : Math.min(cell, axis.count - 1);
}

function coveredCells(columns: Axis, rows: Axis, [minX, minY, maxX, maxY]: Bbox): number {
  if (!(minX <= maxX && minY <= maxY)) return 0;
  return (
    (cellOf(columns, maxX) - cellOf(columns, minX) + 1) *
    (cellOf(rows, maxY) - cellOf(rows, minY) + 1)
  );
}

function planAxes(boxes: readonly Bbox[], cellSize: number | undefined): [Axis, Axis] {
  const budget = Math.max(1, boxes.length);
  const [startX, spanX, meanX] = measureAxis(boxes, 0);
  const [startY, spanY, meanY] = measureAxis(boxes, 1);
  const mostColumns = spanX / (cellSize ?? meanX) || 1;
  const mostRows = spanY / (cellSize ?? meanY) || 1;
  const fewColumns = Math.max(1, Math.min(Math.sqrt(budget), mostColumns));
  const rows = Math.max(1, Math.min(budget / fewColumns, mostRows));
  const columns = Math.max(1, Math.min(budget / rows, mostColumns));
  return [makeAxis(startX, spanX, Math.floor(columns)), makeAxis(startY, spanY, Math.floor(rows))];
}

function makeAxis(start: number, span: number, count: number): Axis {
  return { start, size: span / count || 1, count };
}

/**
 * Measures where most boxes start, how far they spread, and how long the mean box is along one
 * axis.
 */
function measureAxis(boxes: readonly Bbox[], axis: 0 | 1): [number, number, number] {
  const stride = Math.max(1, Math.floor(boxes.length / SAMPLE_SIZE));
  const middles: number[] = [];
  let total = 0;
  for (let index = 0; index < boxes.length; index += stride) {
    const from = boxes[index]![axis];
    const to = boxes[index]![axis === 0 ? 2 : 3];
    if (!Number.isFinite(to - from) || to < from) continue;
    middles.push((from + to) / 2);
    total += to - from;
  }
  const sorted = middles.toSorted((a, b) => a - b);
  const start = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const end = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0;
  return [start, Math.max(0, end - start), total / Math.max(1, sorted.length)];
}
