export { DOCS_INDEX, DOCS_INDEX_SETTINGS } from './docs-index.ts';
export { isQueryTooLong, MAX_QUERY_LENGTH } from './query-limit.ts';
export type { DocsRecord, Hierarchy, RecordKind, RecordType } from './record.ts';
export {
  listSearchOrigins,
  preconnectLink,
  readSearchConfig,
  SEARCH_CONFIG_FILE,
  SEARCH_VARIABLES,
  type SearchConfig,
} from './search-config.ts';
