export {
  createSearch,
  type Search,
  type SearchField,
  type SearchHit,
  type SearchHitOf,
  type SearchMatch,
  type SearchOptions,
  type SearchQueryOptions,
  type SearchType,
  type SuggestOptions,
  type TextRange,
} from '@brand/venue/search';
