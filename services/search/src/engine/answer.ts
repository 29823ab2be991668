import { nameOfAttribute } from './documents.ts';
import { highlightValue, type Marking, snippetValue } from './highlight.ts';
import type { SearchParameters } from './parameters.ts';
import type { Found, SearchIndex } from './search-index.ts';
import type { IndexSettings } from './settings.ts';
import { isObject, type StoredObject, valueAt } from './values.ts';

export type Hit = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** One page of the answers to a query. */
export type SearchAnswer = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const SNIPPET_LENGTH = 10;
/** So many records of one place are looked through for one hit. */
const ALIKE = 10;

/** Answers a query: the hits of one page, with what matched in them, and the counts of facets. */
export function search(index: SearchIndex, parameters: SearchParameters): SearchAnswer {
  const settings: IndexSettings = { ...index.settings, ...parameters };
  const { first, count, page, perPage } = readPage(parameters, settings);
  // Hits that are left out for being alike make place for others.
  const isDistinct = settings.distinct !== false && settings.distinct !== 0;
  const wanted = (first + count) * (isDistinct ? ALIKE : 1);
  const found = index.find(parameters, Math.min(wanted, settings.paginationLimitedTo));
  const limit = Math.min(found.documents.length, settings.paginationLimitedTo);
  const shown = found.documents.subarray(Math.min(first, limit), Math.min(first + count, limit));
  const facets = listOf(parameters.facets);
  return {
    hits: [...shown].map((document) =>
      createHit(index.objects[document] as StoredObject, { index, settings, found }),
    ),
    nbHits: found.documents.length,
    page,
    nbPages: perPage === 0 ? 0 : Math.ceil(limit / perPage),
    hitsPerPage: perPage,
    ...(facets.length > 0 && { facets: countFacets(index, facets, found, settings) }),
  };
}

function readPage(
  { page = 0, offset, length }: SearchParameters,
  { hitsPerPage }: IndexSettings,
): { first: number; count: number; page: number; perPage: number } {
  if (offset !== undefined || length !== undefined) {
    const count = length ?? hitsPerPage;
    return { first: offset ?? 0, count, page: 0, perPage: count };
  }
  return { first: page * hitsPerPage, count: hitsPerPage, page, perPage: hitsPerPage };
}

function countFacets(
  index: SearchIndex,
  names: readonly string[],
  { documents }: Found,
  settings: IndexSettings,
): Record<string, Record<string, number>> {
  const attributes = names.includes('*')
    ? settings.attributesForFaceting
        .filter((line) => !line.startsWith('filterOnly('))
        .map(nameOfAttribute)
    : names;
  const counts = attributes.map(
    (name) => [name, index.facets.count(name, documents, settings.maxValuesPerFacet)] as const,
  );
  return Object.fromEntries(counts.filter(([, values]) => Object.keys(values).length > 0));
}

type HitContext = {
  readonly index: SearchIndex;
  readonly settings: IndexSettings;
  readonly found: Found;
};

function createHit(object: StoredObject, { index, settings, found }: HitContext): Hit {
  const marking: Marking = {
    dictionary: index.text.dictionary,
    wordsOf: index.wordsOf,
    slots: found.plan.slots,
    preTag: settings.highlightPreTag,
    postTag: settings.highlightPostTag,
  };
  const highlighted = pick(object, highlightedAttributes(object, settings), (value) =>
    highlightValue(value, marking),
  );
  const snippets = settings.attributesToSnippet.map((line) => {
    const [name = '', length] = line.split(':');
    return { name, length: length === undefined ? SNIPPET_LENGTH : Number(length) };
  });
  const snipped = pick(
    object,
    snippets.map(({ name }) => name),
    (value, name) =>
      snippetValue(value, marking, {
        length: snippets.find((one) => one.name === name)?.length ?? SNIPPET_LENGTH,
        ellipsis: settings.snippetEllipsisText,
      }),
  );
  return {
    ...retrieved(object, settings),
    objectID: object.objectID,
    ...(highlighted && { _highlightResult: highlighted }),
    ...(snipped && { _snippetResult: snipped }),
  };
}

function highlightedAttributes(object: StoredObject, settings: IndexSettings): string[] {
  const named = settings.attributesToHighlight ?? settings.searchableAttributes;
  if (settings.attributesToHighlight?.length === 0) return [];
  const names = named.flatMap((line) => line.split(',')).map(nameOfAttribute);
  const all = names.length === 0 || names.includes('*') ? Object.keys(object) : names;
  const hidden = new Set(settings.unretrievableAttributes.map(nameOfAttribute));
  return all.filter((name) => name !== 'objectID' && !hidden.has(name));
}

/** The attributes that were asked for, nested as they are in the object. */
function retrieved(object: StoredObject, settings: IndexSettings): Record<string, unknown> {
  const { attributesToRetrieve, unretrievableAttributes } = settings;
  const hidden = new Set([
    ...unretrievableAttributes.map(nameOfAttribute),
    ...attributesToRetrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  ]);
  const names = attributesToRetrieve.filter((name) => !name.startsWith('-'));
  const all = names.length === 0 || names.includes('*') ? Object.keys(object) : names;
  return (
    pick(
      object,
      all.filter((name) => !hidden.has(name)),
      (value) => value,
    ) ?? {}
  );
}

/** A copy of some attributes, each changed; `undefined` where none is left. */
function pick(
  object: StoredObject,
  names: readonly string[],
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> | undefined {
  const result: Record<string, unknown> = {};
  for (const name of names) {
    const value = valueAt(object, name);
    const changed = value === undefined ? undefined : change(value, name);
    if (changed !== undefined) putAt(result, name, changed);
  }
  return Object.keys(result).length === 0 ? undefined : result;
}

function putAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = target;
  for (const name of names) {
    if (!Object.hasOwn(at, name) || !isObject(at[name])) define(at, name, {});
    at = at[name] as Record<string, unknown>;
  }
  define(at, last, value);
}

/** A name such as `__proto__` is a name like others. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  const own = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(target, name, { ...own, value });
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}
