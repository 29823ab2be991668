// Widths in em of a system sans serif face in medium weight, rounded up. A label that is narrower
// than estimated looks fine; a wider one would cross its walls.
const NARROW = /[ijlI.,:;|!'’·]/;
const SLIM = /[frt()[\]{}/\\ -]/;
const WIDE = /[mwMW@%&—…]/;
const UPPER = /[\p{Lu}0-9#$€£+=<>_~]/u;
const FULL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u;
const ZERO = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Returns the approximate width of the text, in em. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (NARROW.test(character)) return 0.3;
  if (SLIM.test(character)) return 0.38;
  if (WIDE.test(character)) return 0.92;
  if (UPPER.test(character)) return 0.66;
  if (FULL.test(character)) return 1.02;
  return ZERO.test(character) ? 0 : 0.58;
}

/** Returns the text in two lines of similar width, or `undefined` if it has no place to break. */
export function wrapInTwoLines(text: string): readonly [string, string] | undefined {
  let best: readonly [string, string] | undefined;
  let bestWidth = Infinity;
  for (const { index, 0: gap } of text.matchAll(/\s+|(?<=[-/–])(?=\S)/gu)) {
    const first = text.slice(0, index);
    const second = text.slice(index + gap.length);
    const width = Math.max(textWidth(first), textWidth(second));
    if (first && second && width < bestWidth) {
      best = [first, second];
      bestWidth = width;
    }
  }
  return best;
}

/** Truncates a text that is wider than `widthInEm`. */
export function truncate(text: string, widthInEm: number): string {
  if (textWidth(text) <= widthInEm) return text;
  let short = text;
  while (short !== '' && textWidth(`${short}…`) > widthInEm) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
