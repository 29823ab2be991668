import { APICallError } from 'ai';
import { AnswerError } from '../answer-engine.ts';

/** Reason why an answer is missing or incomplete. */
export type Failure =
  | 'no-first-token'
  | 'stalled'
  | 'too-slow'
  | 'cut-off'
  | 'filtered'
  | 'empty'
  | 'no-search'
  | 'refused'
  | 'busy'
  | 'unreachable';

const SENTENCES: Readonly<Record<Failure, string>> = {
  'no-first-token': 'The assistant did not start to answer in time. Ask again in a minute.',
  stalled: 'The assistant stopped in the middle of its answer. Ask again.',
  'too-slow': 'The answer took too long and was stopped. Ask for a smaller part of it.',
  'cut-off': 'The answer became too long and was cut off. Ask for a smaller part of it.',
  filtered:
    'The assistant is not allowed to answer this question. Rephrase it, or search the docs.',
  empty: 'The assistant returned an empty answer. Rephrase your question.',
  'no-search': 'The documentation cannot be searched at the moment. Try again in a minute.',
  refused: 'The assistant is not available on this site at the moment. Search the docs instead.',
  busy: 'The assistant has too many questions to answer at the moment. Ask again in a minute.',
  unreachable: 'The assistant cannot be reached at the moment. Ask again in a minute.',
};

/**
 * An error with a message for the reader. The cause is for the operator, without text of the
 * provider.
 */
export class ModelError extends AnswerError {
  readonly failure: Failure;

  constructor(failure: Failure, detail?: string) {
    const cause = detail === undefined ? failure : `${failure}: ${detail}`;
    super(SENTENCES[failure], { cause });
    this.failure = failure;
  }
}

/**
 * Converts an error of a provider or the network. Its message may contain keys and URLs, and is
 * dropped.
 */
export function explainError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return new ModelError('unreachable', 'no connection');
    const detail = `status ${statusCode}`;
    if (statusCode === 429 || statusCode === 503) return new ModelError('busy', detail);
    if (statusCode >= 400 && statusCode < 500) return new ModelError('refused', detail);
    return new ModelError('unreachable', detail);
  }
  return new ModelError('unreachable', error instanceof Error ? error.name : typeof error);
}
