import type { IndexSettings } from './settings.ts';

/** A query as the protocol names it. What is absent is as the settings of the index say. */
export type SearchParameters = Partial<IndexSettings> & {
  readonly query?: string;
  readonly page?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly facets?: string | readonly string[];
  readonly filters?: string;
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly tagFilters?: unknown;
  readonly optionalFilters?: unknown;
  readonly clickAnalytics?: boolean;
  readonly advancedSyntax?: boolean;
  readonly analytics?: boolean;
};
