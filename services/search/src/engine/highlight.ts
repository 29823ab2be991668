import type { Dictionary } from './dictionary.ts';
import { escapeHtml } from './escape-html.ts';
import type { Slot } from './plan-query.ts';
import { isObject } from './values.ts';
import type { Word } from './words.ts';

export type MatchLevel = 'none' | 'partial' | 'full';

export type Highlighted = {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
};

export type Snippet = { readonly value: string; readonly matchLevel: MatchLevel };

/** What is marked, and how. */
export type Marking = {
  readonly dictionary: Dictionary;
  readonly wordsOf: (text: string) => readonly Word[];
  readonly slots: readonly Slot[];
  readonly preTag: string;
  readonly postTag: string;
};

type Span = { readonly start: number; readonly end: number; readonly slot: number };
type Marked = { readonly words: readonly Word[]; readonly spans: readonly (Span | undefined)[] };

/** Marks the words of a query in a value: in its texts, lists and objects. */
export function highlightValue(value: unknown, marking: Marking): unknown {
  if (typeof value === 'string') return highlightText(value, marking);
  if (typeof value === 'number') return highlightText(String(value), marking);
  if (Array.isArray(value)) return value.map((item) => highlightValue(item, marking));
  if (!isObject(value)) return undefined;
  return mapValues(value, (item) => highlightValue(item, marking));
}

/** The part of a text that has most of what was asked for, so many words long. */
export function snippetValue(
  value: unknown,
  marking: Marking,
  options: { readonly length: number; readonly ellipsis: string },
): unknown {
  if (typeof value === 'string') return snippetText(value, marking, options);
  if (Array.isArray(value)) return value.map((item) => snippetValue(item, marking, options));
  if (!isObject(value)) return undefined;
  return mapValues(value, (item) => snippetValue(item, marking, options));
}

/** Levels that a record does not have are absent, not empty. */
function mapValues(
  object: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> | undefined {
  const entries = Object.entries(object)
    .map(([key, item]) => [key, change(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function highlightText(text: string, marking: Marking): Highlighted {
  const { words, spans } = markWords(text, marking);
  const matched = matchedSlots(spans);
  const level = levelOf(matched, marking.slots);
  const result = {
    value: writeMarked(text, spans, marking),
    matchLevel: level,
    matchedWords: [...matched].map((slot) => marking.slots[slot]?.word ?? ''),
  };
  if (level === 'none') return result;
  return {
    ...result,
    fullyHighlighted: words.every(
      ({ start, end }, at) => spans[at]?.start === start && spans[at]?.end === end,
    ),
  };
}

function snippetText(
  text: string,
  marking: Marking,
  { length, ellipsis }: { readonly length: number; readonly ellipsis: string },
): Snippet {
  const { words, spans } = markWords(text, marking);
  const level = levelOf(matchedSlots(spans), marking.slots);
  if (words.length <= length)
    return { value: writeMarked(text, spans, marking), matchLevel: level };
  const first = bestWindow(spans, length);
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const last = Math.min(first + length, words.length) - 1;
  const isToEnd = last === words.length - 1;
  const end = isToEnd ? text.length : (words[last]?.end ?? text.length);
  const part = text.slice(start, end);
  const moved = spans
    .slice(first, last + 1)
    .map((span) => span && { ...span, start: span.start - start, end: span.end - start });
  const value = writeMarked(part, moved, marking);
  return {
    value: `${first === 0 ? '' : ellipsis}${value}${isToEnd ? '' : ellipsis}`,
    matchLevel: level,
  };
}

/** The word from which most different words of the query follow; a little before the first. */
function bestWindow(spans: readonly (Span | undefined)[], length: number): number {
  let best = { first: 0, slots: 0, marks: 0 };
  for (const [first, span] of spans.entries()) {
    if (!span) continue;
    const within = spans.slice(first, first + length).filter((one) => one !== undefined);
    const slots = new Set(within.map(({ slot }) => slot)).size;
    if (slots > best.slots || (slots === best.slots && within.length > best.marks)) {
      best = { first, slots, marks: within.length };
    }
  }
  const lead = Math.floor(length / 4);
  return Math.max(0, Math.min(best.first - lead, spans.length - length));
}

function markWords(text: string, { dictionary, slots, wordsOf }: Marking): Marked {
  const words = wordsOf(text);
  return { words, spans: words.map((word) => spanOf(word, dictionary, slots)) };
}

function spanOf(word: Word, dictionary: Dictionary, slots: readonly Slot[]): Span | undefined {
  for (const piece of [word, ...word.parts]) {
    const term = dictionary.idOf(piece.text);
    if (term === undefined) continue;
    const slot = slots.findIndex(({ answers }) => answers.has(term));
    const found = slots[slot];
    if (!found) continue;
    // Of a word that goes on after what was typed, what was typed is marked.
    const isBeginning = piece.text.startsWith(found.word);
    const length = isBeginning ? found.word.length : piece.end - piece.start;
    return { start: piece.start, end: piece.start + length, slot };
  }
  return undefined;
}

function matchedSlots(spans: readonly (Span | undefined)[]): Set<number> {
  return new Set(spans.flatMap((span) => (span ? [span.slot] : [])));
}

function levelOf(matched: ReadonlySet<number>, slots: readonly Slot[]): MatchLevel {
  if (matched.size === 0) return 'none';
  return matched.size === slots.length ? 'full' : 'partial';
}

function writeMarked(
  text: string,
  spans: readonly (Span | undefined)[],
  { preTag, postTag }: Marking,
): string {
  let result = '';
  let at = 0;
  for (const span of spans) {
    if (!span) continue;
    result += escapeHtml(text.slice(at, span.start));
    result += preTag + escapeHtml(text.slice(span.start, span.end)) + postTag;
    at = span.end;
  }
  return result + escapeHtml(text.slice(at));
}
