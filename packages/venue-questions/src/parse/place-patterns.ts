import type { HoursQuestion, NearestQuestion, PlaceQuestion } from '../venue-question.ts';

type Reading = PlaceQuestion | NearestQuestion | HoursQuestion;
type Pattern = readonly [pattern: RegExp, read: (...groups: string[]) => Reading[]];

const DAY =
  '(now|right now|today|tonight|tomorrow|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?)';
const LEVEL = '(?:floor|level|storey|story)';

const where = (place: string): Reading[] => [{ intent: 'where', place }];
const onFloor = (floor: string): Reading[] => [{ intent: 'on-floor', floor }];
const whichFloor = (place: string): Reading[] => [{ intent: 'which-floor', place }];
const count = (place: string): Reading[] => [{ intent: 'count', place }];
const hours = (place: string, when?: string): Reading[] => [
  { intent: 'hours', place, when: when === undefined ? undefined : readDay(when) },
];
const nearest = (place: string, from?: string): Reading[] => [{ intent: 'nearest', place, from }];

const OF_VENUE = 'it';

/** The first pattern that matches decides. */
const PATTERNS: readonly Pattern[] = [
  [
    new RegExp(`^(?:what(?: are| is) )?(?:the )?(?:opening hours|opening times)(?: ${DAY})?$`, 'i'),
    (when) => hours(OF_VENUE, when),
  ],
  [
    /^(?:where(?: is| are| can i find| do i find)|what(?: is| are)|which(?: is)?|find(?: me)?|show(?: me)?|how do i (?:get to|find)|take me to|is there)?\s*(?:the |a |an |my )?(?:nearest|closest) (.+)$/i,
    readNearest,
  ],
  [
    /^(?:which|what) (.+?) (?:is|are) (?:the )?(?:nearest|closest)(?: (?:to|from) (.+))?$/i,
    (place, from) => nearest(place, from),
  ],
  [
    /^where (?:is|are) (.+?) (?:nearest|closest|near) (?:to )?(.+)$/i,
    (place, from) => nearest(place, from),
  ],
  [
    new RegExp(
      `^(?:which|what) (?:${LEVEL}|building) (?:is|are|has|have|can i find|do i find|will i find) (.+?)(?: (?:located )?(?:on|at|in))?$`,
      'i',
    ),
    whichFloor,
  ],
  [
    new RegExp(
      `^(?:on|in) (?:which|what) (?:${LEVEL}|building) (?:is|are|can i find|do i find) (.+)$`,
      'i',
    ),
    whichFloor,
  ],
  [
    /^how many (?!min|met|second|step)(.+?)(?: (?:are there|are|do you have|does it have|have you got|can i find))?(?: ((?:on|in|at) .+))?$/i,
    (place, on) => count(on === undefined ? place : `${place} ${on}`),
  ],
  [
    /^what(?: is| are| can i find| do i find)(?: there| located)? (?:on|in) (?:the )?(.+)$/i,
    onFloor,
  ],
  [new RegExp(`^what does (?:the )?(.+ ${LEVEL}) have$`, 'i'), onFloor],
  [
    /^(?:which|what) (.+?) (?:is|are)(?: there)? ((?:on|in) (?:the )?.+)$/i,
    (place, on) => count(`${place} ${on}`),
  ],
  [
    new RegExp(
      `^(?:when|what time|at what time) (?:does|do|is|are|will) (.+?) (?:be )?(?:open|close|shut|closed|closing)(?: up)?(?: ${DAY})?$`,
      'i',
    ),
    hours,
  ],
  [
    new RegExp(
      `^(?:what(?: are| is) )?(?:the )?(?:opening hours|opening times|business hours|hours) (?:of|for|at) (.+?)(?: ${DAY})?$`,
      'i',
    ),
    hours,
  ],
  [
    new RegExp(
      `^(?:what are (?:the )?)?(.+?)(?:'s)? (?:opening hours|opening times)(?: ${DAY})?$`,
      'i',
    ),
    hours,
  ],
  [
    new RegExp(`^(?:is|are) (.+?) (?:open|closed)(?: ${DAY})?$`, 'i'),
    (place, when) => hours(place, when ?? 'now'),
  ],
  [
    new RegExp(
      `^(?:how late|how long|until when|till when|until what time|till what time) (?:is|are) (.+?) open(?: ${DAY})?$`,
      'i',
    ),
    hours,
  ],
  [
    /^where(?: is| are| can i find| do i find| could i find| will i find| can you find| do you find| do i get to| can i get to| to find| (?:can|do) i (?:buy|get|rent|borrow)) (.+?)(?: located)?$/i,
    where,
  ],
  [/^(?:is|are) there (?:a |an |any |some )?(.+)$/i, where],
  [/^(?:do you have|have you got) (?:a |an |any |some )?(.+)$/i, where],
  [/^(?:i am|we are) looking for (.+)$/i, where],
  [/^which way (?:is|are|to) (.+)$/i, where],
  [/^show me (.+?) on (?:the|a) map$/i, where],
];

/** Returns the possible readings of a question about a place, a floor or opening hours. */
export function readPlaces(text: string): Reading[] {
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return read(...match.slice(1));
  }
  return [];
}

/** `lift to gate B2`: the last "to" or "from" is the most likely one, as names may contain them. */
function readNearest(text: string): Reading[] {
  const asked = text.replace(/ (?:here|nearby|around here|to me|from here|near me)$/i, '');
  const readings = [...asked.matchAll(/\s+(?:to|from|near|for|when i am at)\s+/gi)]
    .toReversed()
    .flatMap((match) =>
      nearest(asked.slice(0, match.index), asked.slice(match.index + match[0].length)),
    );
  return [...readings, ...nearest(asked)];
}

function readDay(text: string): string {
  const day = text.toLowerCase().replace(/^on /, '').replace(/s$/, '');
  if (day === 'right now') return 'now';
  return day === 'tonight' ? 'today' : day;
}
