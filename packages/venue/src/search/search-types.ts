import type { Coordinate } from '../coordinate.ts';
import type { Category } from '../model/category.ts';
import type { ElementByType, ShapeElement } from '../model/element-type.ts';
import type { TextRange } from './fold-text.ts';

/** Types of elements that search finds. */
export type SearchType = 'location' | 'category' | 'space';

/**
 * A searched text of an element. `elements` are the names of a location's shapes, `categories` the
 * names of its categories and their ancestors.
 */
export type SearchField = 'name' | 'shortName' | 'elements' | 'tags' | 'categories' | 'description';

/** Options for setting up search. */
export type SearchOptions<T extends SearchType = SearchType> = {
  /**
   * Types of the elements to search.
   * @defaultValue `['location', 'category', 'space']`
   */
  readonly types?: readonly T[];
  /**
   * Weight of a match in each text, from 0 (not searched) to 1.
   * @defaultValue `{ name: 1, shortName: 1, elements: 0.9, tags: 0.7, categories: 0.55,
   * description: 0.3 }`
   */
  readonly weights?: Readonly<Partial<Record<SearchField, number>>>;
};

/** Options of a query, in addition to the text. */
export type SearchQueryOptions<T extends SearchType = SearchType> = {
  /**
   * Types of the elements to find.
   * @defaultValue the types that search was set up with
   */
  readonly types?: readonly T[];
  /**
   * Maximum number of hits.
   * @defaultValue 20
   */
  readonly limit?: number;
  /**
   * Code of the language to search in.
   * @defaultValue the venue's current language
   */
  readonly language?: string;
  /**
   * Time at which places must be open. Search omits places that are closed then, and keeps those
   * without opening hours.
   */
  readonly open?: 'now' | Date;
  /**
   * Position of the user. Equally good hits are sorted by distance, and distant hits lose up to a
   * fifth of their score: `score × (1 − 0.2 × d / (d + 100))`, with `d` in metres and 30 more for
   * each floor up or down. Without a text, the nearest hit is first.
   */
  readonly near?: Coordinate;
  /** Categories to search, as elements or ids. Search also includes their descendants. */
  readonly categories?: readonly (Category | string)[];
};

/** Options for completions. */
export type SuggestOptions = Pick<SearchQueryOptions, 'types' | 'language'> & {
  /**
   * Maximum number of completions.
   * @defaultValue 5
   */
  readonly limit?: number;
};

/** A text of a hit that contains matched words. */
export type SearchMatch = {
  /** Type of the text. */
  readonly field: SearchField;
  /** Code of the language of the text. */
  readonly language: string;
  /** The complete text in the venue. */
  readonly text: string;
  /** Ranges of `text` to highlight, in order and without overlaps. */
  readonly ranges: readonly TextRange[];
};

/** A hit for one type of element. */
export type SearchHitOf<T extends SearchType> = {
  /** The type of the element. */
  readonly type: T;
  /** The element that was found. */
  readonly element: ElementByType[T];
  /** Score from 0 to 1. The best hits come first. Without a text in the query, it is 0. */
  readonly score: number;
  /** Texts with matched words, the most relevant first. */
  readonly matches: readonly SearchMatch[];
  /**
   * Straight-line distance to the element's nearest part, in metres. Set only if the query has
   * `near`.
   */
  readonly distance?: number;
  /**
   * The shape that `distance` leads to: one of the shapes of a location or of a category's
   * locations, or the space itself. Set only if the query has `near`.
   */
  readonly nearestPart?: ShapeElement;
};

/** A search hit. `type` determines the type of `element`. */
export type SearchHit<T extends SearchType = SearchType> = { [K in T]: SearchHitOf<K> }[T];
