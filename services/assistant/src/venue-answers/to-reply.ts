import { toReply as toVenueReply } from '@brand/venue-questions/reply';
import type { GuideAnswer } from './venue-guide.ts';
import type { VenueText } from './venue-text.ts';

/** Writes an answer for the reader, as a text and as data for a map. */
export function toReply(answer: GuideAnswer, question: string): VenueText {
  if ('venues' in answer) {
    const asked = question.replace(/[\s?!.]+$/, '');
    return {
      text: 'Several demo venues have what you ask for. Which one do you mean?',
      reply: {
        status: 'which-venue',
        places: [],
        choices: answer.venues.map(({ name }) => ({
          label: name,
          question: `${asked} in ${name}?`,
        })),
      },
    };
  }
  return {
    text: answer.answer.text,
    reply: toVenueReply(answer.venue, answer.answer),
  };
}
