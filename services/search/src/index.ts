export {
  createSearchService,
  type DocsAnswer,
  type DocsHit,
  type SearchService,
  type SearchServiceOptions,
} from './create-search-service.ts';
export { type LoggedQuery, QueryLog } from './insights/query-log.ts';
export { createReport } from './insights/report.ts';
export type { Access } from './protocol/access.ts';
export { readEnvironment } from './read-environment.ts';
export { readRecords } from './read-records.ts';
