import type { LabelPlacement } from './label-boxes.ts';

export type TextStyle = {
  readonly lines: readonly string[];
  /** CSS font, in CSS pixels. */
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly haloColor: string;
  /** Width of the outline on each side of the letters, in CSS pixels. */
  readonly haloWidth: number;
  readonly align: 'left' | 'center' | 'right';
};

const LINE_HEIGHT = 1.18;
/** Offset of the centre of letters above the centre of their line, as a ratio of the font size. */
const BASELINE = 0.36;
/** Strokes of the outline, which fades: widths as ratios of the outline's width, and opacities. */
const HALO_STROKES = [
  [1, 0.35],
  [0.6, 0.85],
] as const;
/** Space around the text for letters that extend beyond their advance, in CSS pixels. */
export const TEXT_PADDING = 3;
/** Width of the outline on each side of a text, in CSS pixels. */
export const TEXT_EDGE = 1;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Returns the alignment of lines, which is the side that faces the icon. */
export function alignOf(placement: LabelPlacement | undefined): TextStyle['align'] {
  if (placement === 'right') return 'left';
  return placement === 'left' ? 'right' : 'center';
}

/** Height of a text with this many lines in CSS pixels, without padding. */
export function textHeight(size: number, lineCount: number): number {
  return Math.ceil(size * LINE_HEIGHT * lineCount);
}

/** Draws lines into a rectangle of this width, outlines below all letters. */
export function drawText(
  context: CanvasRenderingContext2D,
  { lines, font, size, color, haloColor, haloWidth, align }: TextStyle,
  width: number,
): void {
  context.font = font;
  context.textAlign = align;
  context.lineJoin = 'round';
  context.strokeStyle = haloColor;
  context.fillStyle = color;
  const edge = TEXT_PADDING + TEXT_EDGE;
  const x = align === 'left' ? edge : align === 'right' ? width - edge : width / 2;
  const draw = (method: 'strokeText' | 'fillText'): void => {
    for (const [index, line] of lines.entries()) {
      const y = TEXT_PADDING + size * (LINE_HEIGHT * (index + 0.5) + BASELINE);
      context.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
      context[method](line, x, y);
    }
  };
  for (const [share, opacity] of HALO_STROKES) {
    context.lineWidth = haloWidth * 2 * share;
    context.globalAlpha = opacity;
    draw('strokeText');
  }
  context.globalAlpha = 1;
  draw('fillText');
}
