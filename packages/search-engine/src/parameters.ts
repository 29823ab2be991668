import type { IndexSettings } from './settings.ts';

/**
 * A query with the parameter names of the protocol. Defaults come from the settings of the index.
 */
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
