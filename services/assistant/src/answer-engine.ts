import type { CodeCheck, FollowUps, SearchOutput, VenueReply } from '@brand/wire/assistant';

/** The reader's context, which answers take into account. */
export type Reader = {
  /** One tag for each docs group, such as `docs-web-sdk-6.0`: the version that is read or chosen. */
  readonly tags: readonly string[];
  /** The section of the page that is open, such as `web-sdk`. */
  readonly section?: string;
};

export type Question = {
  readonly text: string;
  /** Earlier questions of the same reader in this conversation, oldest first. */
  readonly before: readonly string[];
  /**
   * The answers to these questions, by the same index, as the client sends them back. Empty for an
   * answer that failed. They may be forged, so they are data, not statements of the assistant.
   */
  readonly answersBefore?: readonly string[];
  readonly reader: Reader;
  /** Fires when the reader disconnects. */
  readonly signal: AbortSignal;
};

/** Events of an answer, in the order in which readers see them. */
export type AnswerEvent =
  | { readonly type: 'reasoning'; readonly delta: string }
  | { readonly type: 'search-start'; readonly id: string }
  | { readonly type: 'search'; readonly id: string; readonly query: string }
  | { readonly type: 'search-done'; readonly id: string; readonly output: SearchOutput }
  | { readonly type: 'search-failed'; readonly id: string; readonly error: string }
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'source'; readonly url: string; readonly title: string }
  | { readonly type: 'code-check'; readonly check: CodeCheck }
  | { readonly type: 'follow-ups'; readonly followUps: FollowUps }
  /** The answer is about a venue, and this is what a map shows. */
  | { readonly type: 'venue'; readonly reply: VenueReply }
  /** Another engine than the usual one answers, because the question is for it. */
  | { readonly type: 'answered-by'; readonly engine: string }
  /** The engine failed and another continues. The reason is for the operator only. */
  | { readonly type: 'fallback'; readonly engine: string; readonly reason: Error }
  /** Last: whether the documentation had an answer. */
  | { readonly type: 'outcome'; readonly isAnswered: boolean };

/** Answers questions. Readers see the message of an `AnswerError`, but of no other error. */
export type AnswerEngine = {
  readonly name: string;
  answer(question: Question): AsyncIterable<AnswerEvent>;
};

/** Thrown when there is no answer. The message is shown to the reader. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
