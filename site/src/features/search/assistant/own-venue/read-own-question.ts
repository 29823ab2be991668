import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import type { OwnVenue } from '@site/src/venue/own/own-venue';
import {
  DEMO_VENUE_WORDS,
  hasVenueForm,
  type NamedVenue,
  readVenueName,
} from '@brand/venue-questions/parse';
import type { ConversationVenue } from './find-conversation-venue';

/** A question that may be about the reader's venue. */
export type OwnQuestion = {
  readonly text: string;
  /** Whether the venue is the one that the conversation is about. */
  readonly isCurrent: boolean;
  /** Whether only an answer without unknown places counts. */
  readonly isDoubtful: boolean;
};

const MINE = '(?:my|our) (?:own )?(?:venue|building)';
const isName = (word: string): boolean => word !== word.toLowerCase();
const DEMO_NAMES: readonly NamedVenue[] = DEMO_VENUES.map(({ id, name }) => ({
  id,
  name,
  words: (DEMO_VENUE_WORDS[id] ?? []).filter(isName),
}));
/** Words such as `the airport`, which may stand for the reader's venue too. */
const COMMON = `the (?:${Object.values(DEMO_VENUE_WORDS)
  .flat()
  .filter((word) => !isName(word))
  .join('|')})`;

/** Returns `undefined` for questions of another form, and for those about a demo venue. */
export function readOwnQuestion(
  typed: string,
  { id, name }: OwnVenue,
  conversation: ConversationVenue,
): OwnQuestion | undefined {
  const own: NamedVenue = { id, name, words: [] };
  const asked = removeVenue(typed, MINE);
  const isMine = asked !== typed;
  const isNamed = isMine || readVenueName(asked, [own]).venue !== undefined;
  if (!isNamed && (conversation === 'demo' || namesDemoVenue(asked))) return undefined;
  const text = isNamed ? asked : removeVenue(asked, COMMON);
  if (!hasVenueForm(text, [own])) return undefined;
  return {
    text,
    isCurrent: isMine || conversation === 'own',
    isDoubtful: text !== asked,
  };
}

/** Removes `in my venue`. As a subject, the venue becomes `it`. */
function removeVenue(text: string, venue: string): string {
  const place = String.raw`\s*\b(?:in|at|of|inside|within) ${venue}(?=\s*[?!.,)]|\s*$|\s+(?:to|from|without|open|on)\b)`;
  const subject = String.raw`\b${venue}(?=\s+(?:have|open|close|closed|shut)\b)`;
  return text.replace(new RegExp(place, 'i'), '').replace(new RegExp(subject, 'i'), 'it');
}

function namesDemoVenue(text: string): boolean {
  return /\bdemo\b/i.test(text) || readVenueName(text, DEMO_NAMES).venue !== undefined;
}
