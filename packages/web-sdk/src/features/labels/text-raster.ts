import type { LabelPlacement } from './label-boxes.ts';

export type TextStyle = {
  readonly lines: readonly string[];
  /** CSS font, in CSS pixels. */
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly haloColor: string;
  readonly align: 'left' | 'center' | 'right';
};

/** Fonts that browsers have; nothing is loaded. */
export const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

const LINE_HEIGHT = 1.18;
/** Offset of the centre of letters above the centre of their line, as a ratio of the font size. */
const BASELINE = 0.36;
const HALO = 1.75;
/** Space around the text for letters that extend beyond their advance, in CSS pixels. */
export const TEXT_PADDING = 3;
/** Width of the outline on each side of a text, in CSS pixels. */
export const TEXT_EDGE = 1;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Lines are aligned to the side that faces the icon. */
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
  { lines, font, size, color, haloColor, align }: TextStyle,
  width: number,
): void {
  context.font = font;
  context.textAlign = align;
  context.lineJoin = 'round';
  context.lineWidth = HALO * 2;
  context.strokeStyle = haloColor;
  context.fillStyle = color;
  const edge = TEXT_PADDING + TEXT_EDGE;
  const x = align === 'left' ? edge : align === 'right' ? width - edge : width / 2;
  for (const isFill of [false, true]) {
    for (const [index, line] of lines.entries()) {
      const y = TEXT_PADDING + size * (LINE_HEIGHT * (index + 0.5) + BASELINE);
      context.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
      if (isFill) context.fillText(line, x, y);
      else context.strokeText(line, x, y);
    }
  }
}
