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

/** Enough for 20 questions of full length, and answers twice as long. */
const MAX_CHAT_BYTES = 256 * 1024;
const MAX_TURNS = 20;
const MAX_ANSWER_LENGTH = 20_000;

/** The dialog detects this code and ends the conversation. */
const TOO_DEEP =
  'AI-217: The maximum conversation depth has been reached. Start a new conversation to continue.';
const NUMBER = new Intl.NumberFormat('en');
const TOO_LARGE = `${TOO_DEEP} A question has at most ${NUMBER.format(MAX_QUESTION_LENGTH)} characters.`;

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

/**
 * Parses a chat request. Only messages of the user are trusted; answers are passed on as claims of
 * the client.
 */
export async function parseChatRequest(request: Request): Promise<AskedQuestion> {
  const chat = CHAT.safeParse(await readJson(request, MAX_CHAT_BYTES, TOO_LARGE));
  if (!chat.success) {
    throw new RequestError(400, `The conversation cannot be read: ${explain(chat.error)}`);
  }
  const { messages, searchParameters } = chat.data;
  const last = messages.at(-1);
  const asked = messages.filter(({ role }) => role === 'user');
  if (!last || last.role !== 'user') {
    throw new RequestError(400, 'The last message of a conversation must be a question.');
  }
  if (asked.length > MAX_TURNS) throw new RequestError(400, TOO_DEEP);
  const messageId = MESSAGE_ID.safeParse(last.id);
  if (!messageId.success) throw new RequestError(400, 'The question has no valid id.');
  return {
    messageId: messageId.data,
    text: readQuestion(last),
    ...readHistory(messages.slice(0, -1)),
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
    `The question has ${NUMBER.format(text.length)} characters, and the limit is ` +
      `${NUMBER.format(MAX_QUESTION_LENGTH)}. Shorten the question and ask again.`,
  );
}

/** Earlier questions and their answers, by the same index. */
function readHistory(
  messages: readonly Message[],
): Required<Pick<Question, 'before' | 'answersBefore'>> {
  const turns: { question: string; answer: string }[] = [];
  for (const message of messages) {
    const text = textOf(message);
    const last = turns.at(-1);
    if (message.role === 'user') {
      turns.push({ question: text.slice(0, MAX_QUESTION_LENGTH), answer: '' });
    } else if (message.role === 'assistant' && last) {
      last.answer = text.slice(0, MAX_ANSWER_LENGTH);
    }
  }
  const asked = turns.filter(({ question }) => question !== '');
  return {
    before: asked.map(({ question }) => question),
    answersBefore: asked.map(({ answer }) => answer),
  };
}

function textOf({ parts }: Message): string {
  return parts
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []))
    .join('\n')
    .trim();
}
