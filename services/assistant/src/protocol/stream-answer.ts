import { randomBytes } from 'node:crypto';
import { type AnswerEngine, AnswerError, type Question } from '../answer-engine.ts';
import { ChunkEncoder } from './chunk-encoder.ts';
import { EventStream } from './event-stream.ts';
import { iterateUntilAborted } from './iterate-until-aborted.ts';

export type StreamedAnswer = {
  readonly engine: AnswerEngine;
  readonly question: Omit<Question, 'signal'>;
  /** Fires when the client disconnects. */
  readonly gone: AbortSignal;
  /** Time limit of an answer. */
  readonly timeoutMs: number;
  /** Interval of pings while there is no data. */
  readonly pingMs: number;
  /**
   * Called at the end in any case, with the engine that answered; `undefined` if it is unknown
   * whether there was an answer.
   */
  readonly onEnd: (isAnswered: boolean | undefined, engine: string) => void;
  /** Receives errors that readers do not see. */
  readonly onError: (error: unknown) => void;
};

const GENERAL_ERROR = 'Something went wrong on our side. Ask again in a moment.';
const TOO_LATE = 'The answer took too long. Ask again, or ask for less.';

/** Streams an answer as UI messages of the AI SDK. */
export function streamAnswer(answer: StreamedAnswer): ReadableStream<Uint8Array> {
  const stream = new EventStream(answer.pingMs);
  void writeAnswer(answer, stream);
  return stream.readable;
}

async function writeAnswer(answer: StreamedAnswer, stream: EventStream): Promise<void> {
  const gone = AbortSignal.any([answer.gone, stream.cancelled]);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answer.timeoutMs);
  const signal = AbortSignal.any([gone, late.signal]);
  const chunks = new ChunkEncoder();
  let isAnswered: boolean | undefined;
  let engine = answer.engine.name;
  try {
    stream.send(chunks.begin(`msg_${randomBytes(8).toString('hex')}`, engine));
    const events = answer.engine.answer({ ...answer.question, signal });
    for await (const event of iterateUntilAborted(events, signal)) {
      if (event.type === 'outcome') ({ isAnswered } = event);
      if (event.type === 'answered-by') ({ engine } = event);
      if (event.type === 'fallback') {
        ({ engine } = event);
        answer.onError(event.reason);
      }
      stream.send(chunks.add(event));
    }
    stream.send(chunks.finish());
  } catch (error) {
    if (!gone.aborted) {
      const shown = late.signal.aborted ? new AnswerError(TOO_LATE) : error;
      if (!(shown instanceof AnswerError)) answer.onError(error);
      stream.send(chunks.fail(shown instanceof AnswerError ? shown.message : GENERAL_ERROR));
    }
  } finally {
    clearTimeout(timer);
    if (gone.aborted) stream.cut();
    else stream.end();
    answer.onEnd(isAnswered, engine);
  }
}
