import { stripArticle, wordGroups } from './words.ts';

/**
 * One term of a query with its alternative spellings: `lh1` is also `lh` and `1`, `check-in` is
 * also `checkin`. All words of a form must match.
 */
export type QueryWord = { readonly forms: readonly (readonly string[])[] };

/** Longer queries are truncated to bound the search time. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** Articles and question words in the most common languages of venues. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at by do for from get go how i in is are me my near of on or take the to where which ' +
    'au aux dans de des du en est et la le les ou sont un une vers ' +
    'como con da das del do donde e el em esta fica i los las na no onde o os para um uma y ' +
    'am auf das dem den der die ein eine im ist mit und von wo zu zum zur ' +
    'اين في الى من عن'
  ).split(' '),
);

const LETTERS_THEN_DIGITS = /^(\p{L}+)(\p{N}[\p{N}.]*)$/u;
const DIGITS = /^\p{N}+$/u;
const FEW_LETTERS = /^\p{L}{1,2}$/u;

/**
 * Parses a query into words. Stop words are dropped, unless there are no others or the last one is
 * still being typed: `la` may become `laboratory`.
 */
export function queryWords(text: string): QueryWord[] {
  const isTyping = !/\s$/.test(text);
  const groups = wordGroups(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  const single = (index: number): string | undefined => {
    const group = groups[index];
    return group?.parts.length === 1 ? group.joined.text : undefined;
  };
  const words: QueryWord[] = [];
  const meant: QueryWord[] = [];
  const add = (forms: string[][], kind: 'meant' | 'stop' = 'meant'): void => {
    words.push({ forms });
    if (kind === 'meant') meant.push({ forms });
  };
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (!group) break;
    const word = single(index);
    const next = single(index + 1);
    if (word && next && FEW_LETTERS.test(word) && DIGITS.test(next)) {
      add([[word + next], [word, next]]);
      index += 1;
    } else if (word) {
      const isLast = index === groups.length - 1;
      add(formsOf(word), STOP_WORDS.has(word) && !(isLast && isTyping) ? 'stop' : 'meant');
    } else {
      add([[group.joined.text], group.parts.map((part) => part.text)]);
    }
  }
  return meant.length > 0 ? meant : words;
}

function formsOf(word: string): string[][] {
  const forms = [[word]];
  const code = LETTERS_THEN_DIGITS.exec(word);
  if (code?.[1] && code[2]) forms.push([code[1], code[2]]);
  const bare = stripArticle(word);
  if (bare !== undefined) forms.push([bare]);
  return forms;
}
