import type { Venue } from '@brand/venue';

const MAX_NAME_LENGTH = 40;
const MAX_PLACES = 6;
/** Kinds of places that visitors look for, by the words that many bundles use. */
const KINDS = ['lift', 'toilet', 'exit', 'stairs'];

/** Suggests up to three questions with names of the venue. Each is tried before it is suggested. */
export async function suggestQuestions(
  venue: Venue,
  name: string,
  hasAnswer: (question: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const places = listPlaces(venue);
  const candidates: readonly (readonly string[])[] = [
    pairs(places).map(([from, to]) => `How do I get from ${from.name} to ${to.name}?`),
    KINDS.flatMap((kind) =>
      places.slice(0, 2).map((place) => `Where is the nearest ${kind} to ${place.name}?`),
    ),
    [
      ...places.toReversed().map((place) => `Where is ${place.name}?`),
      `How many floors does ${name} have?`,
    ],
  ];
  const found = await Promise.all(candidates.map((each) => findFirst(each, hasAnswer)));
  return found.filter((question) => question !== undefined);
}

type NamedPlace = { readonly name: string; readonly floor: unknown };

/** Places with a unique name, which need no question back. Those of the venue's choice come first. */
function listPlaces(venue: Venue): readonly NamedPlace[] {
  const locations = [...venue.topLocations, ...venue.locations]
    .filter(({ isHidden, floors }) => !isHidden && floors.length > 0)
    .map((location) => ({ name: location.name, floor: location.floors[0] }));
  const places = locations.length > 1 ? locations : venue.spaces;
  const byName = new Map<string, NamedPlace>();
  for (const { name, floor } of places) {
    const isReadable = name.trim().length > 1 && name.length <= MAX_NAME_LENGTH;
    if (isReadable && !byName.has(name)) byName.set(name, { name, floor });
    if (byName.size === MAX_PLACES) break;
  }
  return [...byName.values()];
}

/** Pairs of places, those on different floors first: their routes show more. */
function pairs(places: readonly NamedPlace[]): (readonly [NamedPlace, NamedPlace])[] {
  const all = places.flatMap((from, at) => places.slice(at + 1).map((to) => [from, to] as const));
  const isAcross = ([from, to]: (typeof all)[number]): boolean => from.floor !== to.floor;
  return [...all.filter(isAcross), ...all.filter((pair) => !isAcross(pair))];
}

async function findFirst(
  questions: readonly string[],
  hasAnswer: (question: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const question of questions) {
    if (await hasAnswer(question)) return question;
  }
  return undefined;
}
