import { runSync, type SlicedTask } from '@brand/service-kit/time-slices';
import { buildTextIndex, type TextIndex, termsOf } from './build-index.ts';
import { ROLES } from './document.ts';
import { documentOf, sortByCustomRanking } from './documents.ts';
import { Facets, type Mask } from './facets.ts';
import { readFilters } from './filter-language.ts';
import {
  type Filter,
  readFacetFilters,
  readNumericFilters,
  readOptionalFilters,
  readTagFilters,
} from './filters.ts';
import { fuseWithPages } from './fuse-pages.ts';
import type { Group } from './groups.ts';
import { createScratch, matchDocuments, type Matches, type Scratch } from './match.ts';
import type { SearchParameters } from './parameters.ts';
import { planQuery, type QueryPlan, type QueryTerm } from './plan-query.ts';
import { groupByPage, NO_PAGE, type Pages } from './pages.ts';
import { listPhrases, type Phrases, similarPages, weighPhrases } from './phrases.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import { type Asked, isNamed, rankMatches } from './rank.ts';
import { LruCache } from './lru-cache.ts';
import type { SearchAnswer } from './search-answer.ts';
import { DEFAULT_SETTINGS, type IndexSettings } from './settings.ts';
import { TermMasks } from './term-masks.ts';
import { findUsualSdk, namesOtherSdk, type UsualSdk } from './usual-sdk.ts';
import type { StoredObject } from './values.ts';

/** Ranked results of a query before paging. */
export type SearchResult = {
  readonly plan: QueryPlan;
  readonly marks: TermMasks;
  /** Indexes into `objects`. */
  readonly documents: Uint32Array;
};

type IndexParts = Pick<
  SearchIndex,
  'objects' | 'settings' | 'facets' | 'text' | 'pages' | 'phrases'
> & { readonly weights: Float32Array };

/** Factor on the score for each optional filter that a document matches. */
const PREFERENCE = 4;
/** Minimum number of words in a question. For shorter queries, only records are ranked. */
const WORDS_FOR_PAGES = 3;
const MAX_PAGES = 60;
const MAX_CACHED_MASKS = 64;
/** Documents over all cached query words: some ten megabytes. */
const MAX_CACHED_MATCHES = 2_000_000;
const MAX_CACHED_TEXTS = 20_000;
/** Hits over all cached results: some tens of megabytes. */
const MAX_CACHED_HITS = 20_000;
const NOTHING = new Uint32Array(0);
const CONTENT_ROLES = ROLES.keys().toArray();

/** An immutable search index; changed objects need a new one. */
export class SearchIndex {
  readonly objects: readonly StoredObject[];
  readonly settings: IndexSettings;
  readonly facets: Facets;
  readonly text: TextIndex;
  readonly pages: Pages;
  readonly phrases: Phrases;
  /** Cached results of recent queries. */
  readonly answers = new LruCache<SearchAnswer>(MAX_CACHED_HITS, ({ hits }) => hits.length + 1);
  readonly #scratch: Scratch;
  readonly #marks: TermMasks;
  readonly #phraseWeights: Float32Array;
  readonly #usualSdk: UsualSdk;
  readonly #slots = new LruCache<QueryTerm>(MAX_CACHED_MATCHES, ({ size }) => size + 1);
  readonly #masks = new LruCache<Mask>(MAX_CACHED_MASKS);
  readonly #texts = new LruCache<PreparedText>(MAX_CACHED_TEXTS);

  private constructor({ objects, settings, facets, text, pages, phrases, weights }: IndexParts) {
    this.objects = objects;
    this.settings = settings;
    this.facets = facets;
    this.text = text;
    this.pages = pages;
    this.phrases = phrases;
    this.#scratch = createScratch(text);
    this.#phraseWeights = weights;
    this.#usualSdk = findUsualSdk(objects, pages, text);
    this.#marks = new TermMasks(this.text.dictionary.terms.length);
  }

  static of(objects: readonly StoredObject[], settings: Partial<IndexSettings> = {}): SearchIndex {
    return runSync(SearchIndex.build(objects, settings));
  }

  static *build(
    given: readonly StoredObject[],
    changed: Partial<IndexSettings> = {},
  ): SlicedTask<SearchIndex> {
    const settings = { ...DEFAULT_SETTINGS, ...changed };
    const objects = sortByCustomRanking(given, settings);
    yield;
    const facets = new Facets(objects);
    yield;
    const documents = [];
    for (const object of objects) {
      documents.push(documentOf(object, settings));
      yield;
    }
    const pages = groupByPage(objects);
    yield;
    const phrases = yield* listPhrases(objects, pages);
    const text = yield* buildTextIndex({
      records: documents,
      pages: pages.documents,
      phrases: phrases.documents,
    });
    const weights = yield* weighPhrases(text);
    return new SearchIndex({ objects, settings, facets, text, pages, phrases, weights });
  }

  /** The tokenized text of an object, cached for highlighting. */
  textOf(text: string): PreparedText {
    return this.#texts.get(text, () => prepareText(text, this.text.dictionary));
  }

  /** Finds all matching objects; the best `wanted` come first, sorted. */
  find(parameters: SearchParameters, wanted: number): SearchResult {
    const { queryType, typoTolerance, distinct, attributeForDistinct } = {
      ...this.settings,
      ...parameters,
    };
    const plan = planQuery(this.text, parameters.query ?? '', {
      matchLastWordAsPrefix: queryType !== 'prefixNone',
      allowsTypos: typoTolerance !== false && typoTolerance !== 'false',
      hasSyntax: parameters.advancedSyntax === true,
      known: this.#slots,
    });
    this.#marks.mark(plan.slots);
    const mask = this.#filteredBy(parameters);
    const ranked =
      plan.slots.length > 0
        ? this.#answer(plan, parameters, { mask, wanted })
        : isEmpty(parameters.query)
          ? this.#all(mask)
          : NOTHING;
    const checked = this.#check(plan, ranked);
    const documents =
      distinct !== false && Number(distinct) > 0 && attributeForDistinct !== undefined
        ? this.facets.keepDistinct(attributeForDistinct, checked, Number(distinct))
        : checked;
    return { plan, marks: this.#marks, documents };
  }

  #all(mask: Mask | undefined): Uint32Array {
    const all = Uint32Array.from(this.objects.keys());
    return mask ? all.filter((document) => mask[document] === 1) : all;
  }

  #answer(
    plan: QueryPlan,
    parameters: SearchParameters,
    { mask, wanted }: { readonly mask: Mask | undefined; readonly wanted: number },
  ): Uint32Array {
    const preferences = readOptionalFilters(parameters.optionalFilters).map(
      ({ filter, score }) => ({ gain: PREFERENCE * score, mask: this.#maskOf(filter) }),
    );
    const match = (group: Group): Matches =>
      matchDocuments(this.text, { plan, group, scratch: this.#scratch, mask, preferences });
    const asked = { plan, marks: this.#marks };
    const ranked = rankMatches(this.text, asked, match('records'), wanted);
    const [first] = ranked.documents;
    const isName =
      plan.slots.length < WORDS_FOR_PAGES ||
      plan.looksLikeSymbol ||
      (first !== undefined && isNamed(this.text, asked, first));
    if (isName) return ranked.documents;
    const pages = match('pages');
    if (pages.documents.length === 0) return ranked.documents;
    const isOpen = preferences.length === 0 && !namesOtherSdk(plan, this.text, this.#usualSdk);
    return fuseWithPages(
      {
        records: ranked,
        pages: this.#rankPages(asked, pages),
        phrases: similarPages(match('phrases'), {
          phrases: this.phrases,
          weights: this.#phraseWeights,
          first: this.text.ends.pages,
        }),
        isUsual: (page) => isOpen && this.#usualSdk.pages[page] === 1,
      },
      this.pages,
    );
  }

  #rankPages(asked: Asked, pages: Matches): Matches {
    const { documents, scores } = rankMatches(this.text, asked, pages, MAX_PAGES);
    return {
      documents: documents
        .subarray(0, MAX_PAGES)
        .map((document) => document - this.text.ends.records),
      scores,
    };
  }

  /** Removes documents with an excluded word or without a phrase. */
  #check({ without, phrases }: QueryPlan, documents: Uint32Array): Uint32Array {
    if (without.length === 0 && phrases.length === 0) return documents;
    return documents.filter((document) => {
      const texts = CONTENT_ROLES.map((role) => termsOf(this.text, document, role));
      return (
        !texts.some((terms) => without.some((term) => terms.includes(term))) &&
        phrases.every((phrase) => texts.some((terms) => hasPhrase(terms, phrase)))
      );
    });
  }

  #filteredBy(parameters: SearchParameters): Mask | undefined {
    const { filters, facetFilters, numericFilters, tagFilters } = parameters;
    const parts = [
      filters ? readFilters(filters) : undefined,
      readFacetFilters(facetFilters),
      readNumericFilters(numericFilters),
      readTagFilters(tagFilters),
    ].filter((part): part is Filter => part !== undefined);
    return parts.length === 0 ? undefined : this.#maskOf({ kind: 'and', filters: parts });
  }

  /** Cached, because the same filters come with every keystroke. */
  #maskOf(filter: Filter): Mask {
    return this.#masks.get(JSON.stringify(filter), () =>
      this.#withPages(this.facets.maskOf(filter)),
    );
  }

  /** A page passes a filter if one of its records does, and its phrases with it. */
  #withPages(records: Mask): Mask {
    const { ends, size } = this.text;
    const mask = new Uint8Array(size);
    mask.set(records);
    for (const [record, page] of this.pages.ofRecord.entries()) {
      if (page !== NO_PAGE && records[record] === 1) mask[ends.records + page] = 1;
    }
    for (const [phrase, page] of this.phrases.pageOf.entries()) {
      mask[ends.pages + phrase] = mask[ends.records + page] as number;
    }
    return mask;
  }
}

/** Whether the query is blank. Punctuation alone is not: it matches nothing. */
function isEmpty(query = ''): boolean {
  return query.trim() === '';
}

function hasPhrase(terms: Uint32Array, phrase: readonly number[]): boolean {
  for (let at = 0; at + phrase.length <= terms.length; at += 1) {
    if (phrase.every((term, offset) => terms[at + offset] === term)) return true;
  }
  return phrase.length === 0;
}
