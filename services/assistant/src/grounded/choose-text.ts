import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';

/** Longer paragraphs are quoted in part. */
const LONG_WORDS = 95;
const MAX_SENTENCES = 3;

/** Quotes a paragraph: completely, or only the sentences that match the question. */
export function quoteParagraph(markdown: string, words: readonly QuestionWord[]): string {
  if (plainText(markdown).split(' ').length <= LONG_WORDS) return markdown;
  const sentences = splitSentences(markdown);
  const scored = sentences.map((sentence, at) => {
    const stems = stemsOf(plainText(sentence));
    // The first sentence introduces the others, so it gets a bonus.
    return { at, score: coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) + (at === 0 ? 1 : 0) };
  });
  const chosen = new Set(
    scored
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, MAX_SENTENCES)
      .map(({ at }) => at),
  );
  return sentences.filter((_, at) => chosen.has(at)).join(' ');
}

/** Splits before a capital letter or a name in code; not inside links and code. */
export function splitSentences(markdown: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  let depth = 0;
  let isCode = false;
  for (let at = 0; at < markdown.length; at += 1) {
    const sign = markdown[at];
    if (sign === '`') isCode = !isCode;
    if (isCode) continue;
    if (sign === '[' || sign === '(') depth += 1;
    if (sign === ']' || sign === ')') depth -= 1;
    if (
      depth === 0 &&
      /[.!?]/.test(sign ?? '') &&
      /^ [A-Z`[]/.test(markdown.slice(at + 1, at + 3))
    ) {
      sentences.push(markdown.slice(from, at + 1));
      from = at + 2;
    }
  }
  sentences.push(markdown.slice(from));
  return sentences;
}
