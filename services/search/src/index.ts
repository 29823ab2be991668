export {
  createSearchService,
  type DocsAnswer,
  type DocsHit,
  type SearchService,
  type SearchServiceOptions,
} from './create-search-service.ts';
export { openStatistics, searchLogFile } from './insights/open-statistics.ts';
export { createReport } from './insights/report.ts';
export type { LoggedQuery } from './insights/statistics-store.ts';
export type { StatisticsHealth } from './insights/statistics-writer.ts';
export type { Access } from './protocol/access.ts';
export { readEnvironment } from './read-environment.ts';
export { readRecords } from './read-records.ts';
