import { type ResolvedQuestion, resolveQuestion } from '../answer/answer-venue-question.ts';
import { parseVenueQuestion } from '../parse/parse-venue-question.ts';
import type { KnownVenue } from './choose-venue.ts';
import { readVenueName } from '../parse/read-venue-name.ts';

/** Looks a question up in a venue that is known. `undefined` if its form is not understood. */
export function resolveInVenue(text: string, venue: KnownVenue): ResolvedQuestion | undefined {
  const { rest } = readVenueName(text, [venue]);
  return resolveQuestion(parseVenueQuestion(rest), venue.finder);
}
