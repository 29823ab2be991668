export type Sentence = { readonly start: number; readonly text: string };

/** What ends a clause that can be read by itself: a full stop, a colon or a semicolon. */
export const CLAUSE_END = /[.!?:;]["')\]*_”’]*\s+/g;
export const SENTENCE_END = /[.!?]["')\]*_”’]*\s+/g;

export function splitSentences(text: string, end: RegExp): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(end)) {
    sentences.push({ start, text: text.slice(start, index + mark.length).trimEnd() });
    start = index + mark.length;
  }
  sentences.push({ start, text: text.slice(start) });
  return sentences.filter((sentence) => sentence.text !== '');
}
