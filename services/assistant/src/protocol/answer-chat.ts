import type { Context } from 'hono';
import type { AppOptions } from './app-options.ts';
import { parseChatRequest } from './parse-chat-request.ts';
import { RequestError } from './request-error.ts';
import { streamAnswer } from './stream-answer.ts';

const COME_BACK_S = 5;
const BUSY = 'Too many questions are being answered at the moment. Ask again in a few seconds.';
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  'x-vercel-ai-ui-message-stream': 'v1',
  // Prevents proxies from buffering the stream.
  'x-accel-buffering': 'no',
};

/** Answers questions, with a limit on concurrent answers. */
export function answerChat({
  engine,
  questionLog,
  limits,
  onError,
}: Pick<AppOptions, 'engine' | 'questionLog' | 'limits' | 'onError'>): (
  context: Context,
) => Promise<Response> {
  let streams = 0;
  return async (context) => {
    const { messageId, ...question } = await parseChatRequest(context.req.raw);
    if (streams >= limits.streams) throw new RequestError(503, BUSY, COME_BACK_S);
    streams += 1;
    const { text, reader } = question;
    questionLog.saveQuestion({
      messageId,
      question: text,
      sdk: reader.section,
      engine: engine.name,
    });
    const body = streamAnswer({
      engine,
      question,
      gone: context.req.raw.signal,
      timeoutMs: limits.answerMs,
      pingMs: limits.pingMs,
      onEnd: (isAnswered, answeredBy) => {
        streams -= 1;
        if (isAnswered === undefined) return;
        questionLog.saveOutcome({ messageId, isAnswered, engine: answeredBy });
      },
      onError,
    });
    return context.body(body, 200, STREAM_HEADERS);
  };
}
