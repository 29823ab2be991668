import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import type { ModelError } from './model-failure.ts';

/** An answer that a model could not complete. */
export type FailedAnswer = {
  readonly question: Question;
  readonly error: ModelError;
  /** Name of the model, for the operator. */
  readonly model: string;
  /** Text that the reader has seen. */
  readonly written: string;
  /** Number of code blocks in it. */
  readonly blocks: number;
  /** Ids of searches without a result. */
  readonly openSearches: readonly string[];
};

const STOPPED =
  '\n\n*The language model stopped here. The following is quoted from the documentation:*\n\n';
const SEARCH_STOPPED = 'The search was stopped.';

/**
 * Answers with another engine. What the reader has seen stays; the ids of searches and the numbers
 * of code blocks continue from it. Throws the error of the model if the other engine fails too.
 */
export async function* fallBack(
  engine: AnswerEngine,
  failed: FailedAnswer,
): AsyncGenerator<AnswerEvent> {
  const { question, error, model, written, blocks, openSearches } = failed;
  for (const id of openSearches) yield { type: 'search-failed', id, error: SEARCH_STOPPED };
  yield { type: 'fallback', engine: engine.name, reason: describeForOperator(error, model) };
  if (written.trim() !== '') yield { type: 'text', delta: STOPPED };
  try {
    for await (const event of engine.answer(question)) yield shift(event, blocks);
  } catch (failure) {
    if (question.signal.aborted) return;
    // Readers get one error, the operator both.
    const reason = failure instanceof Error ? failure : new Error(String(failure));
    yield { type: 'fallback', engine: engine.name, reason };
    throw error;
  }
}

function describeForOperator({ cause }: ModelError, model: string): Error {
  return new Error(
    `ASSISTANT_MODEL: "${model}" failed with "${String(cause)}", so pages were quoted instead. ` +
      'Check the server at ASSISTANT_MODEL_URL.',
  );
}

function shift(event: AnswerEvent, blocks: number): AnswerEvent {
  if (event.type === 'code-check') {
    return { ...event, check: { ...event.check, block: event.check.block + blocks } };
  }
  return 'id' in event ? { ...event, id: `fallback-${event.id}` } : event;
}
