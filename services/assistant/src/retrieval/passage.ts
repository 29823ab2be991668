import type { PageRecord, KnownSection } from '@brand/wire/assistant';
import type { Reader } from '../answer-engine.ts';

/** A section of a page that may answer a question. */
export type Passage = {
  readonly page: PageRecord;
  readonly section: KnownSection;
  /** With its host and anchor. */
  readonly url: string;
  /** How well it fits, from 0 to 1. */
  readonly score: number;
};

/** Finds what the documentation says to a query, best first, in the SDK and version of the reader. */
export type Retrieve = (query: string, reader: Reader) => Promise<readonly Passage[]>;
