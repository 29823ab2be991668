import type { AssistantMessage } from '../chat-message';
import { findVenueReply } from '../venue-reply';
import { isOwnVenueAnswer } from './own-venue-answer';

/** Whose venue a conversation is about. */
export type ConversationVenue = 'own' | 'demo' | undefined;

/** The venue that answered last decides. `id` is that of the reader's own venue. */
export function findConversationVenue(
  messages: readonly AssistantMessage[],
  id: string,
): ConversationVenue {
  for (const message of messages.toReversed()) {
    const venue = findVenueReply(message)?.venue;
    if (!venue) continue;
    if (!isOwnVenueAnswer(message)) return 'demo';
    if (venue.id === id) return 'own';
  }
  return undefined;
}
