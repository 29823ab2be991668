/** Why there is no answer, in a sentence for readers. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
}

const MAX_SENTENCE_LENGTH = 1000;
const UNREADABLE = new Set(['AI_TypeValidationError', 'AI_JSONParseError']);

/** What a refusal says: the assistant's own sentence, or that of its token service. */
export async function readRefusal(response: Response): Promise<AssistantError> {
  const text = (await response.text()).trim().slice(0, MAX_SENTENCE_LENGTH);
  return new AssistantError(sentenceOf(text) ?? describeStatus(response.status));
}

/** That an answer is not what was asked for: some proxy's page, perhaps. */
export function describeStatus(status: number): string {
  return `The assistant did not answer as expected (status ${status}). Try again in a moment.`;
}

/** What readers are told when a conversation breaks off. */
export function describeFailure(error: Error): string {
  if (UNREADABLE.has(error.name)) {
    return 'The assistant sent something that could not be read. Try again.';
  }
  if (error instanceof TypeError) {
    return 'The connection to the assistant was lost. Check your network connection and try again.';
  }
  return sentenceOf(error.message) ?? 'The assistant could not answer. Try again in a moment.';
}

/** Whether a conversation is as long as it may be. */
export function isLimitReached({ message }: Error): boolean {
  return /\bAI-217\b|(?:conversation|thread) depth/i.test(message);
}

/** Text for people as it is; of JSON its message; nothing of markup. */
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
