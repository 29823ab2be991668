export { createSearch } from './create-search.ts';
export type { TextRange } from './fold-text.ts';
export type { Search } from './search.ts';
export type {
  SearchField,
  SearchHit,
  SearchHitOf,
  SearchMatch,
  SearchOptions,
  SearchQueryOptions,
  SearchType,
  SuggestOptions,
} from './search-types.ts';
/** @internal For packages that understand the questions of visitors. */
export { conceptsInText } from './synonyms/concepts-in-text.ts';
