import type { VenueReply } from '@brand/wire/assistant';

/** An answer about a venue: the text, and what a map shows. */
export type VenueText = { readonly text: string; readonly reply: VenueReply };

/** A question for the worker, and its answer by the same number. */
export type VenueRequest = {
  readonly number: number;
  readonly text: string;
  readonly before: readonly string[];
};
export type VenueResponse = { readonly number: number; readonly answer: VenueText | undefined };
