import { escapeXml, type Svg, tag } from './svg.ts';

export type TextKind = 'plain' | 'strong' | 'soft' | 'code' | 'inverse';
export type Anchor = 'start' | 'middle' | 'end';

/** A phone of 390 pixels shows a drawing at 98 % of its size: 12 pixels are the minimum there. */
const FONT_SIZE = 13;
const CODE_SIZE = 12.3;
/** Every glyph of a monospaced typeface is as wide as this, at the most. */
const CODE_ADVANCE = 0.6025;
export const LINE_HEIGHT = 16.5;

/** Advances of Figtree from the space to the tilde, in hundredths of the font size. */
const ADVANCES = {
  plain:
    '25 30 32 63 56 79 64 20 35 35 48 62 23 42 21 39 64 41 56 54 62 57 57 54 61 57 25 26 62 62 62 50 99 68 61 72 69 59 54 76 75 27 51 61 52 85 77 78 58 78 63 61 55 71 69 96 61 60 64 32 39 32 55 44 22 51 59 54 59 55 37 59 56 23 27 48 22 85 56 58 59 58 34 47 38 56 52 78 47 53 49 38 26 38 57',
  strong:
    '24 31 39 63 56 81 65 24 38 38 49 63 25 41 24 42 65 42 57 55 63 58 58 55 61 58 29 30 63 63 63 51 99 71 61 72 70 59 55 75 75 28 54 65 53 85 77 78 60 79 64 61 58 70 72 98 67 64 63 34 42 34 57 43 25 53 59 54 59 55 39 60 57 26 29 53 24 87 57 58 60 59 37 47 40 57 55 82 52 57 48 39 26 39 65',
};
const TABLES = {
  plain: ADVANCES.plain.split(' ').map(Number),
  strong: ADVANCES.strong.split(' ').map(Number),
};
/** Advance of characters that are not in the table. */
const OTHER_ADVANCE = 60;

/** Width of the longest line. */
export function textWidth(text: string, kind: TextKind = 'plain'): number {
  return Math.max(...text.split('\n').map((line) => lineWidth(line, kind)));
}

function lineWidth(line: string, kind: TextKind): number {
  if (kind === 'code') return line.length * CODE_SIZE * CODE_ADVANCE;
  const table = TABLES[kind === 'strong' || kind === 'inverse' ? 'strong' : 'plain'];
  let hundredths = 0;
  for (const character of line) {
    hundredths += table[character.codePointAt(0)! - 32] ?? OTHER_ADVANCE;
  }
  return (hundredths * FONT_SIZE) / 100;
}

export function textHeight(text: string): number {
  return text.split('\n').length * LINE_HEIGHT;
}

export type TextOptions = {
  readonly x: number;
  /** Middle of the text, which may have several lines. */
  readonly y: number;
  readonly text: string;
  readonly kind?: TextKind;
  readonly anchor?: Anchor;
};

/** Text without a shape around it. A line break starts a new line. */
export function label({ x, y, text, kind = 'plain', anchor = 'middle' }: TextOptions): Svg {
  const lines = text.split('\n');
  const size = kind === 'code' ? CODE_SIZE : FONT_SIZE;
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2 + size * 0.35;
  return lines
    .map((line, index) =>
      tag(
        'text',
        {
          class: kind === 'plain' ? undefined : kind,
          x,
          y: first + index * LINE_HEIGHT,
          'font-size': kind === 'code' ? CODE_SIZE : undefined,
          'text-anchor': anchor === 'start' ? undefined : anchor,
        },
        // SVG drops spaces at the start of a line.
        escapeXml(line.replace(/^ +/, (spaces) => '\u00A0'.repeat(spaces.length))),
      ),
    )
    .join('');
}

/** Text that covers the lines below it. */
export function chip({ x, y, text, kind, anchor = 'middle' }: TextOptions): Svg {
  const width = textWidth(text, kind) + 8;
  const height = textHeight(text) + 2;
  const from = { start: x - 4, middle: x - width / 2, end: x + 4 - width }[anchor];
  return tag(
    'g',
    { class: 'value' },
    tag('rect', { x: from, y: y - height / 2, width, height, rx: 4 }),
    label({ x, y, text, anchor, ...(kind && { kind }) }),
  );
}
