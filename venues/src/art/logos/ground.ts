import { disc, fill, rect } from '../svg-elements.ts';

export type GroundShape = 'disc' | 'squircle' | 'tile' | 'petal' | 'arch' | 'shield' | 'octagon';

/** The background of a logo and the space for its caption. */
export type Ground = {
  /** Draws the background on the 128 × 128 field. */
  readonly draw: (color: string) => string;
  /** Maximum width and baseline of the caption. */
  readonly caption: { readonly width: number; readonly baseline: number };
};

const WIDE = { width: 98, baseline: 113 };

export const GROUNDS: Readonly<Record<GroundShape, Ground>> = {
  disc: { draw: (color) => disc(color, [64, 64], 64), caption: { width: 66, baseline: 109 } },
  squircle: {
    draw: (color) => rect(color, [0, 0], [128, 128], 34),
    caption: { ...WIDE, width: 92 },
  },
  tile: { draw: (color) => rect(color, [0, 0], [128, 128], 10), caption: { ...WIDE, width: 106 } },
  petal: {
    draw: (color) =>
      fill(
        color,
        'M48 0h68a12 12 0 0 1 12 12v68a48 48 0 0 1-48 48H12A12 12 0 0 1 0 116V48A48 48 0 0 1 48 0z',
      ),
    caption: { width: 84, baseline: 112 },
  },
  arch: {
    draw: (color) =>
      fill(color, 'M0 64a64 64 0 0 1 128 0v54a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z'),
    caption: { ...WIDE, width: 104 },
  },
  shield: {
    draw: (color) =>
      fill(
        color,
        'M10 0h108a10 10 0 0 1 10 10v54c0 34-24 54-64 64C24 118 0 98 0 64V10A10 10 0 0 1 10 0z',
      ),
    caption: { width: 66, baseline: 106 },
  },
  octagon: {
    draw: (color) => fill(color, 'M38 0h52l38 38v52l-38 38H38L0 90V38z'),
    caption: { width: 74, baseline: 112 },
  },
};
