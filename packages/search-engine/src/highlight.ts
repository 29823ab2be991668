import { escapeHtml } from './escape-html.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';
import type { PreparedText, PreparedWord } from './prepared-text.ts';
import { popCount, type TermMasks } from './term-masks.ts';
import { isObject, putOwn } from './values.ts';

export type MatchLevel = 'none' | 'partial' | 'full';

export type Highlighted = {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
};

export type Snippet = { readonly value: string; readonly matchLevel: MatchLevel };

/** Options of highlighting. */
export type Marking = {
  readonly slots: readonly QueryTerm[];
  /** Memoized, because titles repeat within one result. */
  readonly marked: (text: string) => MarkedText;
  readonly preTag: string;
  readonly postTag: string;
};

/** A part of a text that matches a word of the query. */
type Span = {
  /** Index of its word in the text. */
  readonly word: number;
  readonly start: number;
  readonly end: number;
  readonly slot: number;
};

type MarkedText = {
  readonly prepared: PreparedText;
  readonly spans: readonly Span[];
  /** Bit mask of the query words in the text. */
  readonly found: number;
};

/** Creates the highlighting for the results of a query. */
export function createMarking(
  { plan, marks }: { readonly plan: QueryPlan; readonly marks: TermMasks },
  prepare: (text: string) => PreparedText,
  tags: Pick<Marking, 'preTag' | 'postTag'>,
): Marking {
  const known = new Map<string, MarkedText>();
  return {
    ...tags,
    slots: plan.slots,
    marked: (text) => {
      const marked = known.get(text) ?? markText(prepare(text), marks, plan.slots);
      known.set(text, marked);
      return marked;
    },
  };
}

/** Highlights a value recursively: texts, lists and objects. */
export function highlightValue(value: unknown, marking: Marking): unknown {
  if (typeof value === 'string') return highlightText(value, marking);
  if (typeof value === 'number') return highlightText(String(value), marking);
  if (Array.isArray(value)) return value.map((item) => highlightValue(item, marking));
  if (!isObject(value)) return undefined;
  return mapValues(value, (item) => highlightValue(item, marking));
}

/** The window of `length` words that contains most matches. */
export function snippetValue(
  value: unknown,
  marking: Marking,
  options: { readonly length: number; readonly ellipsis: string },
): unknown {
  if (typeof value === 'string') return snippetText(value, marking, options);
  if (typeof value === 'number') return snippetText(String(value), marking, options);
  if (Array.isArray(value)) return value.map((item) => snippetValue(item, marking, options));
  if (!isObject(value)) return undefined;
  return mapValues(value, (item) => snippetValue(item, marking, options));
}

/** Levels that a record does not have are omitted. */
function mapValues(
  object: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> | undefined {
  const result: Record<string, unknown> = {};
  let isEmpty = true;
  for (const key of Object.keys(object)) {
    const changed = change(object[key]);
    if (changed === undefined) continue;
    putOwn(result, key, changed);
    isEmpty = false;
  }
  return isEmpty ? undefined : result;
}

function highlightText(text: string, marking: Marking): Highlighted {
  const { prepared, spans, found } = marking.marked(text);
  const { words } = prepared;
  const result = {
    value: writeMarked(prepared, spans, marking),
    matchLevel: levelOf(found, marking.slots),
    matchedWords: [...new Set(spans.map(({ slot }) => marking.slots[slot]?.word ?? ''))],
  };
  if (found === 0) return result;
  return {
    ...result,
    fullyHighlighted:
      spans.length === words.length &&
      spans.every(
        ({ word, start, end }) => words[word]?.start === start && words[word].end === end,
      ),
  };
}

function snippetText(
  text: string,
  marking: Marking,
  { length, ellipsis }: { readonly length: number; readonly ellipsis: string },
): Snippet {
  const { prepared, spans, found } = marking.marked(text);
  const { words } = prepared;
  const matchLevel = levelOf(found, marking.slots);
  if (words.length <= length) return { value: writeMarked(prepared, spans, marking), matchLevel };
  const first = bestWindow(spans, words.length, length);
  const last = Math.min(first + length, words.length) - 1;
  const isToEnd = last === words.length - 1;
  const value = writeMarked(
    prepared,
    spans.filter(({ word }) => word >= first && word <= last),
    marking,
    {
      start: first === 0 ? 0 : (words[first]?.start ?? 0),
      end: isToEnd ? text.length : (words[last]?.end ?? text.length),
    },
  );
  return { value: `${first === 0 ? '' : ellipsis}${value}${isToEnd ? '' : ellipsis}`, matchLevel };
}

/** Start of the window with most distinct query words, a little before the first match. */
function bestWindow(spans: readonly Span[], words: number, length: number): number {
  let best = { first: 0, slots: 0, marks: 0 };
  for (const [at, { word: first }] of spans.entries()) {
    let bits = 0;
    let next = at;
    for (; (spans[next]?.word ?? Infinity) < first + length; next += 1) {
      bits |= 1 << (spans[next]?.slot ?? 0);
    }
    const slots = popCount(bits);
    if (slots > best.slots || (slots === best.slots && next - at > best.marks)) {
      best = { first, slots, marks: next - at };
    }
  }
  const lead = Math.floor(length / 4);
  return Math.max(0, Math.min(best.first - lead, words - length));
}

function markText(
  prepared: PreparedText,
  marks: TermMasks,
  slots: readonly QueryTerm[],
): MarkedText {
  const spans: Span[] = [];
  let found = 0;
  for (let at = 0; at < prepared.words.length; at += 1) {
    const span = spanOf(prepared.words[at] as PreparedWord, at, marks, slots);
    if (!span) continue;
    spans.push(span);
    found |= 1 << span.slot;
  }
  return { prepared, spans, found };
}

function spanOf(
  { pieces }: PreparedWord,
  word: number,
  { any }: TermMasks,
  slots: readonly QueryTerm[],
): Span | undefined {
  for (const { term, text, start, end } of pieces) {
    const bits = any[term] ?? 0;
    if (bits === 0) continue;
    // The first query word that the term matches.
    const slot = 31 - Math.clz32(bits & -bits);
    const typed = slots[slot]?.word ?? '';
    // If the word continues after the typed prefix, only the prefix is highlighted.
    return { word, start, end: text.startsWith(typed) ? start + typed.length : end, slot };
  }
  return undefined;
}

function levelOf(found: number, slots: readonly QueryTerm[]): MatchLevel {
  if (found === 0) return 'none';
  return popCount(found) === slots.length ? 'full' : 'partial';
}

/** A text, or a part of it, with matches in tags and everything else escaped. */
function writeMarked(
  { text, hasMarkup }: PreparedText,
  spans: readonly Span[],
  { preTag, postTag }: Marking,
  part = { start: 0, end: text.length },
): string {
  const slice = (start: number, end: number): string =>
    hasMarkup ? escapeHtml(text.slice(start, end)) : text.slice(start, end);
  let result = '';
  let at = part.start;
  for (const { start, end } of spans) {
    result += slice(at, start) + preTag + slice(start, end) + postTag;
    at = end;
  }
  return result + slice(at, part.end);
}
