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
import { createScratch, matchDocuments, type Scratch } from './match.ts';
import type { SearchParameters } from './parameters.ts';
import { planQuery, type QueryPlan } from './plan-query.ts';
import { rankMatches } from './rank.ts';
import { DEFAULT_SETTINGS, type IndexSettings } from './settings.ts';
import { facetValuesOf, type StoredObject } from './values.ts';
import { rememberWords, type Word } from './words.ts';

/** The answers to a query in their order, before they are cut into pages. */
export type Found = {
  readonly plan: QueryPlan;
  /** Positions in `objects`. */
  readonly documents: Uint32Array;
};

/** What is multiplied for each score of an optional filter that a document fits. */
const PREFERENCE = 1;
const MOST_KEPT_MASKS = 64;
const CONTENT_ROLES = ROLES.keys().toArray();

/** Objects that can be searched. It does not change: new objects make a new one. */
export class SearchIndex {
  readonly objects: readonly StoredObject[];
  readonly settings: IndexSettings;
  readonly facets: Facets;
  readonly text: TextIndex;
  readonly wordsOf: (text: string) => readonly Word[] = rememberWords();
  readonly #scratch: Scratch;
  readonly #masks = new Map<string, Mask | undefined>();

  constructor(objects: readonly StoredObject[], settings: Partial<IndexSettings> = {}) {
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    this.objects = sortByCustomRanking(objects, this.settings);
    this.facets = new Facets(this.objects);
    this.text = buildTextIndex(this.objects.map((object) => documentOf(object, this.settings)));
    this.#scratch = createScratch(this.objects.length);
  }

  /** Finds all objects that answer a query; the best come first, as many as are wanted. */
  find(parameters: SearchParameters, wanted: number): Found {
    const { queryType, typoTolerance, distinct, attributeForDistinct } = {
      ...this.settings,
      ...parameters,
    };
    const plan = planQuery(this.text, parameters.query ?? '', {
      isLastUnfinished: queryType !== 'prefixNone',
      allowsTypos: typoTolerance !== false && typoTolerance !== 'false',
      hasSyntax: parameters.advancedSyntax === true,
    });
    const mask = this.#maskOf(parameters);
    const ranked =
      plan.slots.length === 0 ? this.#all(mask) : this.#answer(plan, parameters, { mask, wanted });
    const checked = this.#check(plan, ranked);
    const documents =
      distinct !== false && Number(distinct) > 0 && attributeForDistinct !== undefined
        ? this.#keepDistinct(checked, attributeForDistinct, Number(distinct))
        : checked;
    return { plan, documents };
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
      ({ filter, score }) => ({ gain: PREFERENCE * score, mask: this.facets.maskOf(filter) }),
    );
    const matches = matchDocuments(this.text, {
      plan,
      scratch: this.#scratch,
      mask,
      preferences,
    });
    return rankMatches(this.text, plan, matches, wanted);
  }

  /** Leaves out what a minus forbids and what lacks a phrase. */
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

  /** The same filters come with every letter that is typed: what they let through is kept. */
  #maskOf(parameters: SearchParameters): Mask | undefined {
    const { filters, facetFilters, numericFilters, tagFilters } = parameters;
    const key = JSON.stringify([filters, facetFilters, numericFilters, tagFilters]);
    if (this.#masks.has(key)) return this.#masks.get(key);
    const parts = [
      filters ? readFilters(filters) : undefined,
      readFacetFilters(facetFilters),
      readNumericFilters(numericFilters),
      readTagFilters(tagFilters),
    ].filter((part): part is Filter => part !== undefined);
    const mask =
      parts.length === 0 ? undefined : this.facets.maskOf({ kind: 'and', filters: parts });
    const oldest = this.#masks.keys().next().value;
    if (this.#masks.size >= MOST_KEPT_MASKS && oldest !== undefined) this.#masks.delete(oldest);
    this.#masks.set(key, mask);
    return mask;
  }

  #keepDistinct(documents: Uint32Array, attribute: string, most: number): Uint32Array {
    const counts = new Map<string, number>();
    return documents.filter((document) => {
      const [value] = facetValuesOf(this.objects[document], attribute);
      if (value === undefined) return true;
      const count = (counts.get(value) ?? 0) + 1;
      counts.set(value, count);
      return count <= most;
    });
  }
}

function hasPhrase(terms: Uint32Array, phrase: readonly number[]): boolean {
  for (let at = 0; at + phrase.length <= terms.length; at += 1) {
    if (phrase.every((term, offset) => terms[at + offset] === term)) return true;
  }
  return phrase.length === 0;
}
