import { MAX_QUESTION_LENGTH } from '@brand/wire/assistant';
import { z } from 'zod';
import type { Question } from '../answer-engine.ts';
import { readJson } from './read-json.ts';
import { readReader } from './read-reader.ts';
import { RequestError } from './request-error.ts';

/** A question as received, without fields that the service adds. */
export type AskedQuestion = Omit<Question, 'signal'> & {
  /** Id of the question. The dialog creates it and sends it again with feedback. */
  readonly messageId: string;
};

const MAX_CHAT_BYTES = 64 * 1024;
const MAX_TURNS = 20;

/** The dialog detects this code and ends the conversation. */
const TOO_DEEP =
  'AI-217: the limit of conversation depth is reached. Start a new conversation to go on.';

export const MESSAGE_ID: z.ZodType<string> = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _.');

const MESSAGE = z.object({
  id: z.unknown().optional(),
  role: z.enum(['system', 'user', 'assistant']),
  parts: z.array(z.object({ type: z.string(), text: z.unknown().optional() })),
});
const CHAT = z.object({
  messages: z.array(MESSAGE).min(1),
  searchParameters: z.unknown().optional(),
});

type Message = z.infer<typeof MESSAGE>;

/** Parses a chat request. Only messages of the user are trusted. */
export async function parseChatRequest(request: Request): Promise<AskedQuestion> {
  const chat = CHAT.safeParse(await readJson(request, MAX_CHAT_BYTES, TOO_DEEP));
  if (!chat.success) {
    throw new RequestError(400, `The conversation cannot be read: ${explain(chat.error)}`);
  }
  const { messages, searchParameters } = chat.data;
  const last = messages.at(-1);
  const asked = messages.filter(({ role }) => role === 'user');
  if (!last || last.role !== 'user') {
    throw new RequestError(400, 'The last message of a conversation has to be a question.');
  }
  if (asked.length > MAX_TURNS) throw new RequestError(400, TOO_DEEP);
  const messageId = MESSAGE_ID.safeParse(last.id);
  if (!messageId.success) throw new RequestError(400, 'The question has no id that can be kept.');
  return {
    messageId: messageId.data,
    text: readQuestion(last),
    before: asked
      .slice(0, -1)
      .map((message) => textOf(message).slice(0, MAX_QUESTION_LENGTH))
      .filter(Boolean),
    reader: readReader(searchParameters),
  };
}

/** The first issue of a schema validation, in one line. */
export function explain(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'unexpected'}`;
}

function readQuestion(message: Message): string {
  const text = textOf(message);
  if (text === '') throw new RequestError(400, 'The question is empty. Ask something.');
  if (text.length <= MAX_QUESTION_LENGTH) return text;
  throw new RequestError(
    400,
    `The question is longer than ${MAX_QUESTION_LENGTH} characters. Ask in fewer words.`,
  );
}

function textOf({ parts }: Message): string {
  return parts
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []))
    .join('\n')
    .trim();
}
