import { findFloors } from '../find/find-floors.ts';
import {
  type FoundPlaces,
  isUnknown,
  PlaceFinder,
  type UnknownPlace,
} from '../find/find-places.ts';
import type { VenueAnswer } from '../venue-answer.ts';
import type { VenueQuestion } from '../venue-question.ts';
import { answer, type AnswerContext } from './answer-context.ts';
import { answerHours, answerVenueHours } from './answer-hours.ts';
import { answerCount, answerOnFloor, answerWhere, countFloors } from './answer-places.ts';
import { answerNearest, answerRoute } from './answer-route.ts';
import { keyOf } from '../find/words.ts';
import { listOf } from './phrases.ts';

export type AnswerOptions = {
  /** Time for questions about opening hours. Default: the current time. */
  readonly now?: Date;
  readonly signal?: AbortSignal;
};

/** A reading of a question, with the places of its words. */
export type ResolvedQuestion = {
  readonly question: VenueQuestion;
  readonly finder: PlaceFinder;
  /** By field of the question. */
  readonly found: Readonly<Partial<Record<PlaceField, FoundPlaces | UnknownPlace>>>;
  /** Number of texts that name nothing in the venue. */
  readonly unknownCount: number;
};

type PlaceField = 'place' | 'from' | 'to';

const FIELDS: readonly PlaceField[] = ['place', 'from', 'to'];
/** Words for the venue itself in questions about its hours. */
const ITSELF = /^(?:it|you|they|venue|building|this|this place|place)$/i;
const FLOORS = /^(?:floors?|levels?|stor(?:e?ys?|ies))$/i;
const MAX_STARTS = 3;

/** Chooses the reading whose places the venue has, or else the one with the fewest unknown. */
export function resolveQuestion(
  readings: readonly VenueQuestion[],
  finder: PlaceFinder,
): ResolvedQuestion | undefined {
  const resolved = readings.map((question) => resolveReading(question, finder));
  return resolved.toSorted((a, b) => a.unknownCount - b.unknownCount)[0];
}

function resolveReading(question: VenueQuestion, finder: PlaceFinder): ResolvedQuestion {
  if (question.intent === 'on-floor') {
    const isKnown = findFloors(finder.venue, question.floor).length > 0;
    return { question, finder, found: {}, unknownCount: isKnown ? 0 : 1 };
  }
  if (isAboutVenue(question, finder)) return { question, finder, found: {}, unknownCount: 0 };
  const texts = question as Partial<Record<PlaceField, string>>;
  const entries = FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, finder.find(text)] as const];
  });
  return {
    question,
    finder,
    found: Object.fromEntries(entries),
    unknownCount: entries.filter(([, found]) => isUnknown(found)).length,
  };
}

/** Whether a question is about the venue as a whole: its hours, or the number of its floors. */
function isAboutVenue(question: VenueQuestion, { venue }: PlaceFinder): boolean {
  if (question.intent === 'count') return FLOORS.test(question.place);
  if (question.intent !== 'hours') return false;
  const { place } = question;
  return ITSELF.test(place) || keyOf(venue.name) === keyOf(place);
}

/** Answers a resolved question. */
export async function answerQuestion(
  { question, finder, found }: ResolvedQuestion,
  { now = new Date(), signal }: AnswerOptions = {},
): Promise<VenueAnswer> {
  const context: AnswerContext = { finder, now, signal };
  const unknown = Object.values(found).filter(isUnknown);
  if (unknown.length > 0) return describeUnknown(context, question, unknown);
  if (question.intent === 'on-floor') {
    const floors = findFloors(finder.venue, question.floor);
    return floors.length > 0
      ? answerOnFloor(context, floors)
      : describeUnknownFloor(context, question.floor);
  }
  const { place, from, to } = found as Partial<Record<PlaceField, FoundPlaces>>;
  if (question.intent === 'hours') {
    return place
      ? answerHours(context, place.places, question.when)
      : answerVenueHours(context, question.when);
  }
  if (question.intent === 'count' && !place) return countFloors(context);
  const target = place ?? to;
  if (!target)
    throw new Error(`answerQuestion: expected a place for "${question.intent}", found none.`);
  switch (question.intent) {
    case 'where':
    case 'which-floor':
      return answerWhere(context, target);
    case 'count':
      return answerCount(context, target);
    case 'nearest':
      return from
        ? answerNearest(context, question, { from, to: target })
        : askStart(context, question, target);
    case 'route':
      return from
        ? answerRoute(context, question, { from, to: target })
        : askStart(context, question, target);
  }
}

/** A route needs a start. Says where the destination is, and suggests starts. */
function askStart(context: AnswerContext, question: VenueQuestion, to: FoundPlaces): VenueAnswer {
  const { text, ...where } = answerWhere(context, to);
  const { venue } = context.finder;
  const starts = (venue.topLocations.length > 0 ? venue.topLocations : venue.locations)
    .filter((location) => !(to.places as readonly unknown[]).includes(location))
    .slice(0, MAX_STARTS);
  const asked = question.text.replace(/[\s?!.]+$/, '');
  return {
    ...where,
    status: 'missing-start',
    text: `${text} For a route, say where you start.`,
    choices: starts.map(({ name }) => `${asked} from ${name}?`),
  };
}

function describeUnknown(
  { finder }: AnswerContext,
  question: VenueQuestion,
  unknown: readonly UnknownPlace[],
): VenueAnswer {
  const { name } = finder.venue;
  const described = unknown.map((place) => ({ place, similar: finder.findSimilar(place) }));
  const sentences = described.map(({ place, similar }) => {
    const hint = similar.length > 0 ? ` Similar names: ${listOf(similar)}.` : '';
    return `${name} has no place called “${place.text}”.${hint}`;
  });
  const [first, ...others] = described;
  const choices =
    first && others.length === 0
      ? first.similar.map((it) => question.text.replace(first.place.text, () => it))
      : [];
  return answer('unknown-place', sentences.join(' '), { choices });
}

function describeUnknownFloor({ finder }: AnswerContext, floor: string): VenueAnswer {
  const { name, floors } = finder.venue;
  const names = listOf(floors.map((it) => it.name));
  return answer(
    'unknown-place',
    `${name} has no floor called “${floor}”. Its floors are ${names}.`,
  );
}
