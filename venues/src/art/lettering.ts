import { placePath } from './place-path.ts';
import { line, type Point } from './svg-elements.ts';

/** Width and path of a letter, between y 0 (top) and 10 (baseline). */
type Glyph = readonly [width: number, path: string];

/** Own capitals of one line width, so that logos do not depend on installed fonts. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: [8, 'M0 10L4 0l4 10M1.5 6.7h5'],
  B: [6, 'M0 0v10h3.2a2.7 2.7 0 0 0 0-5.4H0M0 0h2.8a2.3 2.3 0 0 1 0 4.6'],
  C: [8, 'M8 1A5 5 0 1 0 8 9'],
  D: [7.5, 'M0 0v10h2.5a5 5 0 0 0 0-10z'],
  E: [5.5, 'M5.5 0H0v10h5.5M0 5h4.6'],
  F: [5.3, 'M5.3 0H0v10M0 5h4.4'],
  G: [9, 'M8 1A5 5 0 1 0 9 8V5.4H5.6'],
  H: [7, 'M0 0v10M7 0v10M0 5h7'],
  I: [0.1, 'M0 0v10'],
  J: [4.6, 'M4.6 0v7.3a2.6 2.6 0 0 1-4.6 1.6'],
  K: [6.4, 'M0 0v10M6 0L0 6.2M2.3 4l4.1 6'],
  L: [5, 'M0 0v10h5'],
  M: [9, 'M0 10V0l4.5 6.5L9 0v10'],
  N: [7.2, 'M0 10V0l7.2 10V0'],
  O: [10, 'M0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  P: [6, 'M0 10V0h3.1a2.9 2.9 0 0 1 0 5.8H0'],
  Q: [10, 'M0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6.5 6.7L10 10'],
  R: [6.3, 'M0 10V0h3.2a2.8 2.8 0 0 1 0 5.6H0M3.2 5.6L6.3 10'],
  S: [6, 'M5.6 1.5Q4.6 0 3 0 .3 0 .3 2.5C.3 5.7 5.9 4.2 5.9 7.5Q5.9 10 3 10 1 10 0 8.3'],
  T: [7, 'M0 0h7M3.5 0v10'],
  U: [7, 'M0 0v6.5a3.5 3.5 0 0 0 7 0V0'],
  V: [8, 'M0 0l4 10L8 0'],
  W: [12, 'M0 0l3 10L6 1.5 9 10 12 0'],
  X: [7.4, 'M0 0l7.4 10M7.4 0L0 10'],
  Y: [7.6, 'M0 0l3.8 5v5M7.6 0L3.8 5'],
  Z: [6.8, 'M0 0h6.8L0 10h6.8'],
  '0': [6.6, 'M0 3.3a3.3 3.3 0 0 1 6.6 0v3.4a3.3 3.3 0 0 1-6.6 0z'],
  '1': [2.6, 'M0 2L2.6 0v10'],
  '2': [6.2, 'M.2 2.9A2.9 2.9 0 1 1 5.2 4.9L0 10h6.2'],
  '3': [6, 'M.3 0h5.4L2.8 3.9a3.05 3.05 0 1 1-2.8 4.3'],
  '4': [7, 'M5.3 10V0L0 7h7'],
  '5': [6.2, 'M5.6 0H1L.5 4.6a3.2 3.2 0 1 1-.5 4'],
  '6': [6.4, 'M5 0L.8 4.8M0 6.8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0'],
  '7': [6, 'M0 0h6L2 10'],
  '8': [
    6,
    'M.7 2.3a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M.3 7.3a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0',
  ],
  '9': [6.4, 'M1.4 10l4.2-4.8M0 3.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0'],
  '&': [7.4, 'M7.4 10L1.7 3.3a2 2 0 1 1 3.3-.2C4.6 4.3 0 4.7 0 7.5a2.6 2.6 0 0 0 4.9 1L6.8 6'],
  "'": [0.1, 'M0 0v2.5'],
  '.': [0.1, 'M0 10v0'],
  '-': [3, 'M0 5.5h3'],
  '+': [5, 'M0 5.5h5M2.5 3v5'],
  ' ': [2.5, ''],
};

/** Diacritics by combining character, drawn around x 0. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'M-1.5-3.5L.5-2',
  '\u0301': 'M1.5-3.5L-.5-2',
  '\u0302': 'M-1.8-1.9L0-3.5 1.8-1.9',
  '\u0303': 'M-2.2-2.2C-1-4 1-1.2 2.2-3',
  '\u0308': 'M-1.5-2.6v0M1.5-2.6v0',
  '\u0327': 'M0 10.5c2 .5 1.5 2.5-.8 2.2',
};

/** A word laid out in stroke glyphs, in letter units (cap height 10). */
export type Word = {
  /** Width from the first to the last stroke, at cap height 10. */
  readonly width: number;
  /** Draws the word from its top left corner, scaled. */
  readonly draw: (at: Point, scale: number, stroke: { color: string; width: number }) => string;
};

/** Lays out a word in our capitals; `undefined` if a character is not among them. */
export function layoutWord(text: string, gap = 2.4): Word | undefined {
  const letters: { x: number; path: string }[] = [];
  let x = -gap;
  let width = 0;
  for (const character of text.toUpperCase().replaceAll('’', "'").normalize('NFD')) {
    const mark = MARKS[character];
    if (mark !== undefined) letters.push({ x: x - width / 2, path: mark });
    const glyph = GLYPHS[character];
    if (glyph === undefined && mark === undefined) return undefined;
    if (glyph === undefined) continue;
    width = glyph[0];
    letters.push({ x: x + gap, path: glyph[1] });
    x += gap + width;
  }
  return {
    width: Math.max(x, 0.1),
    draw: (at, scale, stroke) => drawLetters(letters, at, scale, stroke),
  };
}

const drawLetters = (
  letters: readonly { x: number; path: string }[],
  [left, top]: Point,
  scale: number,
  stroke: { color: string; width: number },
): string =>
  line(
    stroke.color,
    stroke.width,
    letters.map(({ x, path }) => placePath(path, [left + x * scale, top], scale)).join(''),
  );
