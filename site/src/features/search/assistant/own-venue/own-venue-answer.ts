import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { escapeMarkdown } from '@brand/venue-questions/reply';
import type { VenueReply } from '@brand/wire/assistant';
import type { AssistantMessage } from '../chat-message';

/** An answer about a venue: Markdown, and what a map shows. */
export type VenueText = { readonly text: string; readonly reply: VenueReply };

/** Engine of answers that were found in the browser. Their exchanges are never sent. */
export const OWN_VENUE_ENGINE = 'own-venue';

const FAILED = 'failed';

export function isOwnVenueAnswer(message: AssistantMessage | undefined): boolean {
  return message?.metadata?.engine === OWN_VENUE_ENGINE;
}

/** Why the venue could not be asked. As an answer, so that its question is not sent later. */
export function toFailure({ id, name }: OwnVenue, question: string, reason: string): VenueText {
  return {
    text: escapeMarkdown(reason),
    reply: {
      status: FAILED,
      venue: { id, name },
      places: [],
      choices: [{ label: 'Ask again', question }],
    },
  };
}

/** A sentence about the origin of an answer about the reader's venue. */
export function describeOrigin({ status, venue }: VenueReply): string {
  const isKept = 'The assistant did not receive your question.';
  return status === FAILED || !venue
    ? isKept
    : `Found in your browser, in ${venue.name}. ${isKept}`;
}
