import type { PageRecord, KnownSection } from '@brand/wire/assistant';
import type { Reader } from '../answer-engine.ts';

/** A section of a page that is relevant to a question. */
export type Passage = {
  readonly page: PageRecord;
  readonly section: KnownSection;
  /** Absolute URL with anchor. */
  readonly url: string;
  /** Relevance, from 0 to 1. */
  readonly score: number;
};

/** Finds passages for a query, best first, in the SDK and version of the reader. */
export type Retrieve = (query: string, reader: Reader) => Promise<readonly Passage[]>;
