import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { isAboutSoftware } from '@brand/venue-questions/parse';
import type { ConversationVenue } from './find-conversation-venue';
import { toFailure, type VenueText } from './own-venue-answer';
import { askOwnVenue } from './own-venue-client';
import { readOwnQuestion } from './read-own-question';

type Asked = {
  readonly text: string;
  readonly conversation: ConversationVenue;
  readonly signal: AbortSignal | undefined;
};

/**
 * Returns `undefined` if the question is not about the reader's venue. Nearly all questions about
 * the documentation have another form, for which no worker starts.
 */
export async function answerInBrowser(
  venue: OwnVenue,
  { text, conversation, signal }: Asked,
): Promise<VenueText | undefined> {
  const question = readOwnQuestion(text, venue, conversation);
  if (!question) return undefined;
  try {
    return await askOwnVenue(venue, (api) => api.answer(question), signal);
  } catch (error) {
    signal?.throwIfAborted();
    // The venue cannot decide. A question that may be about it stays here.
    return isAboutSoftware(question.text)
      ? undefined
      : toFailure(venue, text, (error as Error).message);
  }
}

/** Questions about the venue that have an answer. Throws an Error with advice. */
export function suggestOwnQuestions(venue: OwnVenue): Promise<readonly string[]> {
  return askOwnVenue(venue, (api) => api.suggest());
}
