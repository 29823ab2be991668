import bidiFactory from 'bidi-js';
import type { OpenFont } from './font-book.ts';

/** Consecutive letters in one font. */
export type TextRun = { readonly text: string; readonly font: OpenFont };

const bidi = bidiFactory();

/**
 * The runs of a line from left to right, by the Unicode bidirectional algorithm. Letters in a run
 * stay in reading order, because the shaper reverses right-to-left runs. `undefined` if a letter is
 * missing from all fonts.
 */
export function textRuns(line: string, fonts: readonly OpenFont[]): TextRun[] | undefined {
  const runs: TextRun[] = [];
  for (const { text, isToLeft } of splitByDirection(line)) {
    const parts = splitByFont(text, fonts);
    if (!parts) return undefined;
    runs.push(...(isToLeft ? parts.toReversed() : parts));
  }
  return runs;
}

/** Segments of one direction, leftmost first. */
function splitByDirection(line: string): { readonly text: string; readonly isToLeft: boolean }[] {
  // Base direction as in an SVG document, so that both formats look the same.
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const stretches: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = stretches.at(-1);
    if (last && last.level === level) last.text += line[index];
    else stretches.push({ text: line[index] ?? '', level });
  }
  // Rule L2: from the highest level down to one, reverse sequences of at least that level.
  const highest = Math.max(0, ...stretches.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < stretches.length; from += 1) {
      let to = from;
      while (to < stretches.length && stretches[to]!.level >= level) to += 1;
      if (to > from) stretches.splice(from, to - from, ...stretches.slice(from, to).toReversed());
      from = to;
    }
  }
  return stretches.map(({ text, level }) => ({
    text: level % 2 === 1 ? mirrorBrackets(text) : text,
    isToLeft: level % 2 === 1,
  }));
}

/** Mirrors brackets and other paired characters of right-to-left text. */
function mirrorBrackets(text: string): string {
  return [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
}

function splitByFont(text: string, fonts: readonly OpenFont[]): TextRun[] | undefined {
  const runs: { text: string; font: OpenFont }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = last?.font.has(code) ? last.font : fonts.find((each) => each.has(code));
    if (!font) return undefined;
    if (last && last.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
