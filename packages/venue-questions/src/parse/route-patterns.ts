import type { RouteQuestion } from '../venue-question.ts';

/** Words that can come before `from X to Y`. Any other word makes it a different question. */
const LEAD_WORDS = new Set(
  (
    'a an and any are be best bring by can could directions distance do does fastest far find foot for from get give go going guide how i in is it lead ' +
    'long many me metres meters minutes much must my need of on one path please possible quickest route seconds shortest should show ' +
    'take takes tell that the there time to us walk walking way we what where which will would you'
  ).split(' '),
);
/** At least one of them asks for a route, if the question does not say from where. */
const ASKS_ROUTE =
  /\b(?:get|go|walk|way|route|directions|take me|bring me|guide me|far|long|path)\b/i;
const TAIL = /\s+(?:on foot|by foot|take|walking|away)$/i;

/** Returns the possible readings of a question for a route: names may contain "to" and "from". */
export function readRoutes(text: string): RouteQuestion[] {
  const trimmed = text.replace(TAIL, '');
  return [
    ...readFromTo(trimmed),
    ...readBetween(trimmed),
    ...readToFrom(trimmed),
    ...readHowFarIs(trimmed),
    ...readTo(trimmed),
  ];
}

function readFromTo(text: string): RouteQuestion[] {
  const match = /^(.*?)\bfrom\s+(.+)$/i.exec(text);
  if (!match || !isLead(match[1]!)) return [];
  return splits(match[2]!, 'to').map(([from, to]) => ({ intent: 'route', from, to }));
}

function readBetween(text: string): RouteQuestion[] {
  const match = /^(.*?)\bbetween\s+(.+)$/i.exec(text);
  const apart = /^how far apart are\s+(.+)$/i.exec(text);
  const pair = match && isLead(match[1]!) ? match[2]! : apart?.[1];
  if (pair === undefined) return [];
  return splits(pair, 'and').map(([from, to]) => ({ intent: 'route', from, to }));
}

function readToFrom(text: string): RouteQuestion[] {
  const match = /^(.+?)\bto\s+(?!get\b|walk\b|go\b|reach\b)(.+)$/i.exec(text);
  if (!match || !isLead(match[1]!)) return [];
  return splits(match[2]!, 'from').map(([to, from]) => ({ intent: 'route', from, to }));
}

/** `how far is X from Y` */
function readHowFarIs(text: string): RouteQuestion[] {
  const match =
    /^how (?:far|long)(?: a walk)? (?:is|are)\s+(?!it\b|the (?:walk|way|route)\b)(.+)$/i.exec(text);
  if (!match) return [];
  return splits(match[1]!, 'from').map(([to, from]) => ({ intent: 'route', from, to }));
}

function readTo(text: string): RouteQuestion[] {
  const match = /^(.+?)\bto\s+(?!get\b|walk\b|go\b|reach\b)(.+)$/i.exec(text);
  if (!match || !isLead(match[1]!) || !ASKS_ROUTE.test(match[1]!)) return [];
  return [{ intent: 'route', from: undefined, to: match[2]! }];
}

function isLead(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.every((word) => LEAD_WORDS.has(word));
}

/** All ways to split a text at a word. */
function splits(text: string, word: string): [string, string][] {
  return [...text.matchAll(new RegExp(String.raw`\s+${word}\s+`, 'gi'))].map((match) => [
    text.slice(0, match.index).trim(),
    text.slice(match.index + match[0].length).trim(),
  ]);
}
