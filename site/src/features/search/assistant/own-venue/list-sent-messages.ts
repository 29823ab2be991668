import type { AssistantMessage } from '../chat-message';
import { isOwnVenueAnswer } from './own-venue-answer';

/**
 * The messages of a conversation that the service receives: without questions and answers about the
 * reader's own venue. A question without an answer may have been one.
 */
export function listSentMessages(messages: readonly AssistantMessage[]): AssistantMessage[] {
  return messages.filter((message, at) => {
    if (message.role === 'assistant') return !isOwnVenueAnswer(message);
    const next = messages[at + 1];
    if (next?.role === 'assistant') return !isOwnVenueAnswer(next);
    return next === undefined;
  });
}
