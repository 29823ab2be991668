import type { VenueQuestion } from '../venue-question.ts';
import { readPlaces } from './place-patterns.ts';
import { readOptions } from './read-options.ts';
import { readRoutes } from './route-patterns.ts';

/** Longer texts describe a problem; visitors ask in one sentence. */
const MAX_LENGTH = 200;
const POLITE =
  /^(?:(?:hi|hello|hey|excuse me|please|ok|okay|so|and|sorry)[,!.]?\s+|(?:can|could|would) you (?:please )?(?:tell|show) me\s+|(?:please )?tell me\s+|do you know\s+|i (?:want|need|would like) to know\s+)+/i;
const TAIL =
  /(?:[\s,]+(?:please|thanks|thank you|here|in (?:this|the) (?:venue|building)))*[\s?!.]*$/i;
const ORIGIN =
  /^(?:i am|we are|i am standing|standing|starting) (?:at|in|near|by|on|next to|from) (.+?)\s*[.,;:!]\s*(?:and )?(.+)$/i;
/** Places that only the visitor knows. */
const OWN_PLACE =
  /^(?:me|us|here|where (?:i|we) (?:am|are|stand)|(?:my|our) (?:current )?(?:position|location|place))$/i;
const ARTICLE = /^(?:the|a|an|any|some|my|our)\s+/i;

/**
 * Returns the readings of a visitor's question, the most likely first. Empty if the text has none
 * of the forms that are understood, as nearly all questions about documentation do.
 */
export function parseVenueQuestion(text: string): VenueQuestion[] {
  const typed = text.trim().replaceAll('’', "'");
  if (typed.length > MAX_LENGTH || typed.includes('\n')) return [];
  const { rest, isStepFree, avoided } = readOptions(expand(typed.replace(TAIL, '')));
  const [, origin, asked] = ORIGIN.exec(rest) ?? [];
  const question = (asked ?? rest).replace(POLITE, '').replace(TAIL, '');
  return [...readRoutes(question), ...readPlaces(question)]
    .map((reading) => tidy(origin === undefined ? reading : addOrigin(reading, origin)))
    .filter((reading) => Object.values(reading).every(isSubstantial))
    .map((reading) => ({ ...reading, text: typed, isStepFree, avoided }));
}

function expand(text: string): string {
  return text
    .replaceAll(/\b(what|where|when|how)'s\b/gi, '$1 is')
    .replaceAll(/\bi'm\b/gi, 'I am')
    .replaceAll(/\bwe're\b/gi, 'we are');
}

type Reading = ReturnType<typeof readPlaces>[number] | ReturnType<typeof readRoutes>[number];

/** `I am at gate B2, where is the nearest lift` has its start in front. */
function addOrigin(reading: Reading, from: string): Reading {
  if (reading.intent === 'where') return { intent: 'route', from, to: reading.place };
  if (reading.intent === 'nearest' || reading.intent === 'route') {
    return { ...reading, from: reading.from ?? from };
  }
  return reading;
}

function tidy(reading: Reading): Reading {
  const entries = Object.entries(reading).map(([field, value]) => [
    field,
    typeof value === 'string' && field !== 'intent' ? tidyText(value) : value,
  ]);
  return Object.fromEntries(entries) as Reading;
}

/** `from A to B` stands for any two places. */
function isSubstantial(value: string | undefined): boolean {
  return value === undefined || /[\p{L}\p{N}]{2}/u.test(value);
}

/** Returns `undefined` for a place that only the visitor knows. */
function tidyText(text: string): string | undefined {
  const trimmed = text.trim().replace(/[\s,;:?!.]+$/, '');
  return OWN_PLACE.test(trimmed) ? undefined : trimmed.replace(ARTICLE, '');
}
