import type { DocsRecord } from '@brand/wire/search';

/** The part of a search request that the assistant uses, in the names of the protocol. */
export type SearchRequest = {
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly optionalFilters?: readonly string[];
  readonly hitsPerPage?: number;
  /** Keeps several hits of one address. */
  readonly distinct?: boolean;
};

/** A hit with all that the index lets readers see. */
export type FoundRecord = Omit<DocsRecord, 'body' | 'context'>;

/** Asks the index of the documentation: the service in the same process, or one elsewhere. */
export type SearchDocs = (request: SearchRequest) => Promise<readonly FoundRecord[]>;
