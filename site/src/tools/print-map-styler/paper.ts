/** Sizes of paper in millimetres, upright. */
export const PAPERS = {
  a5: { label: 'A5', width: 148, height: 210 },
  a4: { label: 'A4', width: 210, height: 297 },
  a3: { label: 'A3', width: 297, height: 420 },
  a2: { label: 'A2', width: 420, height: 594 },
  a1: { label: 'A1', width: 594, height: 841 },
  a0: { label: 'A0', width: 841, height: 1189 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
  tabloid: { label: 'Tabloid', width: 279.4, height: 431.8 },
} as const;

export type PaperName = keyof typeof PAPERS | 'custom';

/** Range of the sides of a custom paper, in millimetres. */
export const CUSTOM_LIMITS = { smallest: 50, largest: 3000 };

/** Width and height of a sheet, in millimetres. */
export type SheetSize = { readonly width: number; readonly height: number };

export function sheetSize(settings: {
  readonly paper: PaperName;
  readonly custom: SheetSize;
  readonly orientation: 'portrait' | 'landscape';
}): SheetSize {
  const { paper, custom, orientation } = settings;
  const { width, height } = paper === 'custom' ? custom : PAPERS[paper];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return orientation === 'portrait'
    ? { width: short, height: long }
    : { width: long, height: short };
}
