export { describeHit, type HitDescription } from './describe-hit.ts';
export { describeResults } from './describe-results.ts';
export {
  type DocsHit,
  type Level,
  markedSummaryOf,
  markedTitleOf,
  pageTitleOf,
  type StoredHit,
  toStoredHit,
  trailOf,
} from './docs-hit.ts';
export { type PageQuery, readPageQuery, writePageQuery } from './page-query.ts';
export { isPath, pathOfHit, type PathOptions } from './path-of-hit.ts';
export {
  excerptOf,
  type ResultFields,
  resultFieldsOf,
  retrieveExcerpts,
  retrieveResultFields,
} from './result-fields.ts';
export {
  NO_SCRIPT_RESULTS_ID,
  RESULTS_CONFIG_ID,
  RESULTS_STYLES,
  type ResultsPageConfig,
  type ResultsStyles,
} from './results-page.ts';
export {
  facetFilters,
  PAGE_SNIPPET_WORDS,
  type SearchContext,
  type SearchFilters,
  searchParams,
  type SearchRequest,
  tagsOfSdk,
} from './search-query.ts';
export { splitHighlights, type TextPart } from './split-highlights.ts';
export { type HitTags, sdkLabels, tagsOfPath, type VersionedSection } from './tags-of-path.ts';
