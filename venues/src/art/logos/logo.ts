import { blend } from '../blend.ts';
import { escapeXml } from '../escape-xml.ts';
import { layoutWord } from '../lettering.ts';
import { circlePath, element, group, line, picture } from '../svg-elements.ts';
import { CRAFT_MARKS } from './craft-marks.ts';
import { FORM_MARKS } from './form-marks.ts';
import { GROUNDS } from './ground.ts';
import type { Mark, MarkColors } from './mark.ts';
import type { Motif } from './motif-names.ts';
import { NATURE_MARKS } from './nature-marks.ts';

export { MOTIFS, type Motif } from './motif-names.ts';

/** Ground, mark and optional accent of a logo, as `#rrggbb`. */
export type LogoColors = readonly [string, string] | readonly [string, string, string];

export type LogoOptions = {
  /** The name: written in full if it is short, otherwise by its initials. */
  readonly text: string;
  readonly motif: Motif;
  /** Ground, mark and accent; the default accent is a mix of ground and mark. */
  readonly colors: LogoColors;
};

const MARKS: Readonly<Record<Exclude<Motif, 'monogram'>, Mark>> = {
  ...NATURE_MARKS,
  ...CRAFT_MARKS,
  ...FORM_MARKS,
};

/** Cap heights in pixels at which a caption is readable and in proportion. */
const CAPTION_HEIGHT = { least: 8.5, most: 13 };

const MINOR_WORDS = new Set([
  'a',
  'and',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'la',
  'le',
  'o',
  'of',
  'the',
]);

/** First letters of the main words, three at most. */
function initials(text: string): string {
  const words = text.split(/[\s&'’.-]+/u).filter((word) => word !== '');
  const major = words.filter((word) => !MINOR_WORDS.has(word.toLowerCase()));
  return (major.length === 0 ? words : major)
    .slice(0, 3)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
}

type Line = {
  readonly text: string;
  readonly width: number;
  readonly baseline: number;
  readonly color: string;
};

/** A centred line of lettering; in a system font if our glyphs lack a letter. */
function lettering(
  { text, width, baseline, color }: Line,
  height: { least: number; most: number },
): string {
  for (const words of [text, initials(text)]) {
    const word = layoutWord(words);
    if (word === undefined) continue;
    const scale = Math.min(height.most / 10, width / word.width);
    if (scale * 10 < height.least) continue;
    const at = [64 - (word.width * scale) / 2, baseline - scale * 10] as const;
    return word.draw(at, scale, { color, width: scale * 1.9 });
  }
  const attributes = {
    x: 64,
    y: baseline,
    fill: color,
    'font-family': 'system-ui,sans-serif',
    'font-weight': 700,
    'font-size': Math.min(height.most * 1.4, (width * 1.6) / Math.max(text.length, 1)),
    'text-anchor': 'middle',
  };
  return element('text', attributes, escapeXml(text.length > 12 ? initials(text) : text));
}

function monogram(text: string, { ground, mark, accent }: MarkColors): string {
  const color = mark;
  return (
    GROUNDS.disc.draw(ground) +
    line(accent, 3, circlePath([64, 64], 57)) +
    line(mark, 1.5, circlePath([64, 64], 51.5)) +
    lettering({ text: initials(text), width: 72, baseline: 84, color }, { least: 0, most: 40 })
  );
}

/**
 * Draws the logo of an invented brand, 128 × 128, as SVG text.
 *
 * @example
 * const svg = logo({ text: 'Maré', motif: 'wave', colors: ['#0f4c81', '#e0f2fe', '#fbbf24'] });
 */
export function logo({ text, motif, colors }: LogoOptions): string {
  const [ground, mark, accent = blend(ground, mark, 0.6)] = colors;
  const shades = { ground, mark, accent };
  const name = text.trim();
  if (motif === 'monogram') return picture([128, 128], monogram(name, shades));
  const { on, draw } = MARKS[motif];
  const { draw: drawGround, caption } = GROUNDS[on];
  const hasCaption = name !== '';
  const place = hasCaption ? 'translate(28 15)scale(.72)' : 'translate(22 22)scale(.84)';
  const writing = hasCaption
    ? lettering({ text: name, ...caption, color: mark }, CAPTION_HEIGHT)
    : '';
  return picture(
    [128, 128],
    drawGround(ground) + group({ transform: place }, draw(shades)) + writing,
  );
}
