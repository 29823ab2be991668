import { DatabaseUnavailableError } from '@brand/sql-database';
import { z } from 'zod';
import type { AppOptions } from './app-options.ts';
import { explain, MESSAGE_ID } from './parse-chat-request.ts';
import { readJson } from './read-json.ts';
import { RequestError } from './request-error.ts';

const MAX_FEEDBACK_BYTES = 2048;
const COME_BACK_S = 10;

const FEEDBACK = z.object({
  appId: z.string().min(1).max(100),
  messageId: MESSAGE_ID,
  thumbs: z.union([z.literal(0), z.literal(1)], 'expected 1 (like) or 0 (dislike).'),
});

/**
 * Stores a reader's rating and responds once it is durable. Repeating a rating is allowed, because
 * browsers retry a request whose connection broke. A different rating replaces the first.
 */
export async function saveFeedback(
  request: Request,
  { questionLog, onError }: Pick<AppOptions, 'questionLog' | 'onError'>,
): Promise<Response> {
  const feedback = FEEDBACK.safeParse(await readJson(request, MAX_FEEDBACK_BYTES));
  if (!feedback.success) {
    throw new RequestError(400, `The feedback cannot be read: ${explain(feedback.error)}`);
  }
  const { messageId, thumbs } = feedback.data;
  const isKnown = await questionLog.saveThumbs(messageId, thumbs).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    onError(error);
    const message = 'Feedback cannot be stored at the moment. Try again later.';
    throw new RequestError(503, message, COME_BACK_S);
  });
  if (!isKnown) throw new RequestError(404, 'There is no question with this id.');
  return Response.json({ success: true });
}
