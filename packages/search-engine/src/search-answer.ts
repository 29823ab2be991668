import type { Hit } from './hit.ts';

/** One page of results. */
export type SearchAnswer = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
