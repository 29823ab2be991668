import type { Coordinate } from '../coordinate.ts';
import type { Category } from '../model/category.ts';
import type { ElementByType, ShapeElement } from '../model/element-type.ts';
import type { TextRange } from './fold-text.ts';

/** Types of elements that search finds. */
export type SearchType = 'location' | 'category' | 'space';

/**
 * Texts of an element that are searched. `elements` are names of the shapes where a location is,
 * `categories` names of its categories and of those above them.
 */
export type SearchField = 'name' | 'shortName' | 'elements' | 'tags' | 'categories' | 'description';

/** How search is set up. */
export type SearchOptions<T extends SearchType = SearchType> = {
  /**
   * What is searched.
   * @defaultValue `['location', 'category', 'space']`
   */
  readonly types?: readonly T[];
  /**
   * What a match in a text is worth, from 0 (not searched) to 1.
   * @defaultValue `{ name: 1, shortName: 1, elements: 0.9, tags: 0.7, categories: 0.55, description: 0.3 }`
   */
  readonly weights?: Readonly<Partial<Record<SearchField, number>>>;
};

/** What is asked for besides the text. */
export type SearchQueryOptions<T extends SearchType = SearchType> = {
  /**
   * Only elements of these types.
   * @defaultValue the types that search was set up with
   */
  readonly types?: readonly T[];
  /**
   * Most hits to give.
   * @defaultValue 20
   */
  readonly limit?: number;
  /**
   * Code of the language to search in.
   * @defaultValue the venue's current language
   */
  readonly language?: string;
  /**
   * Leaves out what is closed now or at a moment. What has no opening hours stays.
   */
  readonly open?: 'now' | Date;
  /**
   * Where the user is. Equally good hits come nearest first, and a far one loses up to a fifth of
   * its score: `score × (1 − 0.2 × d / (d + 100))`, with `d` in metres and 30 more for each floor
   * up or down. Without a text the nearest is first.
   */
  readonly near?: Coordinate;
  /** Only what belongs to one of these categories, given by element or id, or to one below them. */
  readonly categories?: readonly (Category | string)[];
};

/** How completions are asked for. */
export type SuggestOptions = Pick<SearchQueryOptions, 'types' | 'language'> & {
  /**
   * Most completions to give.
   * @defaultValue 5
   */
  readonly limit?: number;
};

/** A text of a hit in which words were found. */
export type SearchMatch = {
  /** Which text it is. */
  readonly field: SearchField;
  /** Code of the language of the text. */
  readonly language: string;
  /** The text as the venue has it. */
  readonly text: string;
  /** What to highlight: ranges of `text`, in order and without overlaps. */
  readonly ranges: readonly TextRange[];
};

/** A hit of one type of element. */
export type SearchHitOf<T extends SearchType> = {
  /** The type of the element. */
  readonly type: T;
  /** What was found. */
  readonly element: ElementByType[T];
  /** From 0 to 1, best first; 0 where no text was asked for. */
  readonly score: number;
  /** Where words were found, the most telling text first. */
  readonly matches: readonly SearchMatch[];
  /** Metres to the nearest part of it in a straight line, where `near` was given. */
  readonly distance?: number;
  /**
   * The part of it that `distance` leads to, where `near` was given: one of the shapes of a
   * location, or of the locations of a category, or the space itself.
   */
  readonly nearestPart?: ShapeElement;
};

/** Something that was found. `type` tells what `element` is. */
export type SearchHit<T extends SearchType = SearchType> = { [K in T]: SearchHitOf<K> }[T];
