import { finiteOr } from '../unchecked.ts';
import type { ToPrintPageOptions } from './print-page-options.ts';

const A4_AREA = 210 * 297;
const MM_PER_POINT = 25.4 / 72;
const MIN_PAPER = 40;
const MAX_PAPER = 5000;

export type Page = {
  /** Width in points on A4, the unit of all lengths of the page. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Size of a unit, in millimetres. */
  readonly unit: number;
  readonly prefix: string;
};

/** Measures the sheet. Sizes that are too small or too large to draw on are adjusted. */
export function measurePage({ paper, margin, idPrefix, floorId }: ToPrintPageOptions): Page {
  const [wide, high] = [paper.width, paper.height].map((millimetres) =>
    Math.min(MAX_PAPER, Math.max(MIN_PAPER, finiteOr(millimetres, MIN_PAPER))),
  ) as [number, number];
  const unit = Math.sqrt((wide * high) / A4_AREA) * MM_PER_POINT;
  const size = { width: wide / unit, height: high / unit };
  const most = Math.min(size.width, size.height) / 3;
  return {
    ...size,
    margin: Math.min(most, Math.max(0, finiteOr(margin, 10)) / unit),
    unit,
    prefix: (idPrefix ?? `print-${floorId}-`).replace(/[^\w-]/g, '_'),
  };
}
