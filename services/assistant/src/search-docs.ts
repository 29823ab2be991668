import type { DocsRecord } from '@brand/wire/search';

/** The search parameters that the assistant uses, with the names of the protocol. */
export type SearchRequest = {
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly optionalFilters?: readonly string[];
  readonly hitsPerPage?: number;
  /** Set to `false` to return several hits per URL. */
  readonly distinct?: boolean;
};

/** A hit with the public fields of its record. */
export type FoundRecord = Omit<DocsRecord, 'body' | 'context'>;

/** Searches the documentation index, in the same process or over HTTP. */
export type SearchDocs = (request: SearchRequest) => Promise<readonly FoundRecord[]>;
