import type { Floor, Venue } from '@brand/venue';
import { createSearch, type Search } from '@brand/venue/search';
import { type Place, PlaceIndex } from './place-index.ts';
import { findFloors } from './find-floors.ts';
import { keyOf, wordsOf } from './words.ts';

/** The places that words of a question stand for. */
export type FoundPlaces = {
  /** The words of the question. */
  readonly text: string;
  /** `name`: all have this name. `kind`: any of them will do. `part`: the words are part of a name. */
  readonly how: 'name' | 'kind' | 'part';
  /** At least one. */
  readonly places: readonly Place[];
  /** Set if the question restricts them to floors. */
  readonly floors?: readonly Floor[];
};

/** Words that name nothing in the venue. */
export type UnknownPlace = { readonly text: string; readonly how: 'unknown' };

const MAX_HITS = 30;
const MAX_SIMILAR = 4;
/** Weaker hits match a small part of the words, which helps nobody. */
const MIN_SCORE = 0.3;
/** `car rental desks` are those of the category Car rental. */
const GENERIC_NOUN =
  /\s+(?:desk|counter|area|room|place|point|shop|store|machine|facilitie?|department)s?$/i;
const ON_FLOOR = /\s+(?:on|in|at)\s+(?:the\s+)?/gi;

/** Looks up places of one venue. */
export class PlaceFinder {
  readonly venue: Venue;
  readonly #index: PlaceIndex;
  #search: Search | undefined;

  constructor(venue: Venue) {
    this.venue = venue;
    this.#index = new PlaceIndex(venue);
  }

  find(text: string): FoundPlaces | UnknownPlace {
    return this.#findPlain(text) ?? this.#findOnFloor(text) ?? { text, how: 'unknown' };
  }

  #findPlain(text: string): FoundPlaces | undefined {
    const named = this.#index.named(text);
    const kind = this.#index.ofCategory(text);
    // A lift whose name is `Lift` is one of the lifts.
    const isKind = kind.length > 0 && named.every(({ type }) => type === 'connection');
    if (named.length > 0 && !isKind) return { text, how: 'name', places: named };
    if (kind.length > 0) return { text, how: 'kind', places: kind };
    const start = this.#index.startingWith(text);
    if (start.length > 0) return { text, how: 'part', places: start };
    const tagged = this.#index.tagged(text);
    if (tagged.length > 0) return { text, how: 'kind', places: tagged };
    const part = this.#index.containing(text);
    if (part.length > 0) return { text, how: 'part', places: part };
    const shorter = text.replace(GENERIC_NOUN, '');
    const meant = shorter === text ? [] : this.#index.ofCategory(shorter);
    return meant.length > 0 ? { text, how: 'kind', places: meant } : undefined;
  }

  /** `toilets on the upper floor` */
  #findOnFloor(text: string): FoundPlaces | undefined {
    for (const match of [...text.matchAll(ON_FLOOR)].toReversed()) {
      const floors = findFloors(this.venue, text.slice(match.index + match[0].length));
      const found = floors.length > 0 ? this.#findPlain(text.slice(0, match.index)) : undefined;
      const places = found?.places.filter((place) =>
        floorsOf(place).some((it) => floors.includes(it)),
      );
      if (found && places && places.length > 0) return { ...found, places, floors };
    }
    return undefined;
  }

  /** Names like an unknown one. */
  findSimilar({ text }: UnknownPlace): readonly string[] {
    this.#search ??= createSearch(this.venue);
    const hits = this.#search.query(text, { limit: MAX_HITS });
    const [word] = wordsOf(text);
    const similar = hits.filter(
      ({ score, element }) =>
        score >= MIN_SCORE || (word !== undefined && wordsOf(element.name).includes(word)),
    );
    const names = [...new Set(similar.map(({ element }) => element.name))];
    return names
      .toSorted((a, b) => commonStart(b, text) - commonStart(a, text))
      .slice(0, MAX_SIMILAR);
  }
}

/** Number of letters with which both texts begin. */
function commonStart(name: string, text: string): number {
  const [a, b] = [keyOf(name), keyOf(text)];
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

export function isUnknown(found: FoundPlaces | UnknownPlace): found is UnknownPlace {
  return found.how === 'unknown';
}

/** Whether the words fit places of different names, and it matters which one is meant. */
export function isAmbiguous({ how, places }: FoundPlaces): boolean {
  return how === 'part' && new Set(places.map(({ name }) => keyOf(name))).size > 1;
}

export function floorsOf(place: Place): readonly Floor[] {
  return place.type === 'location' || place.type === 'connection' ? place.floors : [place.floor];
}
