import { hasDownload } from '../client/has-download';

/** An error of the assistant with a message for readers. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
}

const MAX_SENTENCE_LENGTH = 1000;
const NEEDS_NETWORK =
  'Ask AI needs a network connection. Check yours and try again. Without one, search finds the pages that you downloaded.';
const UNREADABLE = new Set(['AI_TypeValidationError', 'AI_JSONParseError']);

/** The error for a failed response, with the message of the assistant or of its token service. */
export async function readErrorResponse(response: Response): Promise<AssistantError> {
  const text = (await response.text()).trim().slice(0, MAX_SENTENCE_LENGTH);
  return new AssistantError(sentenceOf(text) ?? describeStatus(response.status));
}

/** Message for an unexpected response, such as a proxy's page. */
export function describeStatus(status: number): string {
  return `The assistant did not answer as expected (status ${status}). Try again in a moment.`;
}

/** Message for readers when a conversation fails. */
export function describeFailure(error: Error): string {
  if (UNREADABLE.has(error.name)) {
    return 'The assistant’s response could not be read. Try again.';
  }
  if (error instanceof TypeError) {
    if (hasDownload()) return NEEDS_NETWORK;
    return 'The connection to the assistant was lost. Check your network connection and try again.';
  }
  return sentenceOf(error.message) ?? 'The assistant could not answer. Try again in a moment.';
}

/** Whether the error means that the conversation is too long. */
export function isLimitReached({ message }: Error): boolean {
  return /\bAI-217\b|(?:conversation|thread) depth/i.test(message);
}

/** Returns plain text as is, the message of JSON, and `undefined` for markup. */
function sentenceOf(text: string): string | undefined {
  if (text === '' || text.startsWith('<')) return undefined;
  if (!/^[{["]/.test(text)) return text;
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return text;
  }
}
