import { type ResolvedQuestion, resolveQuestion } from '../answer/answer-venue-question.ts';
import {
  type FoundPlaces,
  isUnknown,
  type PlaceFinder,
  type UnknownPlace,
} from '../find/find-places.ts';
import { wordsOf } from '../find/words.ts';
import { parseVenueQuestion } from '../parse/parse-venue-question.ts';
import type { VenueQuestion } from '../venue-question.ts';
import { isAboutSoftware } from '../parse/is-about-software.ts';
import { type NamedVenue, readVenueName } from '../parse/read-venue-name.ts';

export type KnownVenue = NamedVenue & { readonly finder: PlaceFinder };

/** The venue of a question, or the venues that it fits equally well. */
export type ChosenVenue<Venue extends KnownVenue = KnownVenue> =
  | { readonly venue: Venue; readonly question: ResolvedQuestion }
  | { readonly venues: readonly Venue[] };

type Fit<Venue> = { readonly venue: Venue; readonly question: ResolvedQuestion };

const QUALITY = { name: 3, kind: 2, part: 1 } as const;

/**
 * Decides whether a question is about one of the venues, and about which. Returns `undefined` for
 * all other questions: unless the venue is named, a question about one place has to name a place of
 * a venue, and one about two places at least one of them.
 */
export function chooseVenue<Venue extends KnownVenue>(
  text: string,
  venues: readonly Venue[],
  /** The venue that the conversation is about. */
  current?: Venue,
): ChosenVenue<Venue> | undefined {
  const { rest, venue: named } = readVenueName(text, venues);
  const readings = parseVenueQuestion(rest).filter(isComplete);
  if (readings.length === 0) return undefined;
  const resolve = (venue: Venue): Fit<Venue>[] => {
    const question = resolveQuestion(readings, venue.finder);
    return question ? [{ venue, question }] : [];
  };
  if (named) {
    const [fit] = resolve(named);
    return fit && (isKnown(fit) || !isAboutSoftware(rest)) ? fit : undefined;
  }
  const fits = venues.flatMap(resolve);
  const known = bestOf(fits.filter(isKnown)).filter((fit) =>
    // Questions about the venue as a whole need one.
    qualityOf(fit) === 0
      ? fit.venue === current
      : qualityOf(fit) >= QUALITY.name || !isAboutSoftware(rest),
  );
  if (known.length > 0) return decide(known, current);
  if (fits.some(isKnown)) return undefined;
  if (isAboutSoftware(rest)) return undefined;
  const partly = fits.filter(({ question }) =>
    Object.values(question.found).some((it) => !isUnknown(it)),
  );
  const similar = partly.filter(hasSimilarName);
  const candidates = similar.length > 0 ? similar : partly;
  if (candidates.length === 1) return candidates[0];
  // A place that no venue has is only worth a remark if it is clear which venue is meant.
  return fits.find((fit) => fit.venue === current && (partly.includes(fit) || hasSimilarName(fit)));
}

/** `it` stands for the venue, and only questions about its hours can ask for that. */
function isComplete(question: VenueQuestion): boolean {
  return !('place' in question && question.place === 'it') || question.intent === 'hours';
}

function decide<Venue extends KnownVenue>(
  fits: readonly Fit<Venue>[],
  current: Venue | undefined,
): ChosenVenue<Venue> {
  const [first] = fits as [Fit<Venue>];
  const chosen = fits.length === 1 ? first : fits.find(({ venue }) => venue === current);
  return chosen ?? { venues: fits.map(({ venue }) => venue) };
}

function isKnown({ question }: Fit<KnownVenue>): boolean {
  return question.unknownCount === 0;
}

function bestOf<Venue extends KnownVenue>(fits: readonly Fit<Venue>[]): Fit<Venue>[] {
  const best = Math.max(...fits.map(qualityOf));
  return fits.filter((fit) => qualityOf(fit) === best);
}

/** How well the words fit the names of the venue: the worst of them counts. */
function qualityOf({ question }: Fit<KnownVenue>): number {
  const found = Object.values(question.found);
  if (question.question.intent === 'on-floor') return QUALITY.part;
  if (found.length === 0) return 0;
  return Math.min(...found.map(qualityOfPlace));
}

function qualityOfPlace(found: FoundPlaces | UnknownPlace): number {
  return isUnknown(found) ? 0 : QUALITY[found.how];
}

/** Whether the venue has a place like the unknown one: `gate B12` where there is a gate B1. */
function hasSimilarName({ question: { found, finder } }: Fit<KnownVenue>): boolean {
  return Object.values(found).some((place) => {
    if (!isUnknown(place)) return false;
    const [word] = wordsOf(place.text);
    return finder.findSimilar(place).some((name) => wordsOf(name)[0] === word);
  });
}
