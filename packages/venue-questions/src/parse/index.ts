import { parseVenueQuestion } from './parse-venue-question.ts';
import { type NamedVenue, readVenueName } from './read-venue-name.ts';

export { DEMO_VENUE_WORDS } from './demo-venue-words.ts';
export { isAboutSoftware } from './is-about-software.ts';
export { type NamedVenue, readVenueName };

/**
 * Whether a text has the form of a question about a venue. A fast first look without the venues,
 * which decide whether it is one.
 */
export function hasVenueForm(text: string, venues: readonly NamedVenue[]): boolean {
  return parseVenueQuestion(readVenueName(text, venues).rest).length > 0;
}
