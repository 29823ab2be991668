import type { Connection, Location, PointOfInterest, Space, Venue } from '@brand/venue';
import { conceptsOf, conceptsOfName } from './concept-of.ts';
import { keyOf, wordsOf } from './words.ts';

/** An element that questions can name. */
export type Place = Location | Connection | Space | PointOfInterest;

type Entry = {
  readonly place: Place;
  readonly keys: ReadonlySet<string>;
  /** Words of each name, and of all names and tags. */
  readonly names: readonly ReadonlySet<string>[];
  readonly words: ReadonlySet<string>;
  readonly tagKeys: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
};

/** Words for connections, whose types have names that visitors do not use. Doors lead outdoors. */
const CONNECTION_WORDS: Readonly<Record<string, string>> = {
  elevator: 'lift',
  escalator: 'escalator',
  stairs: 'stairs',
  travelator: 'moving walkway|moving walk|travelator|walkway',
  ramp: 'ramp',
  door: 'entrance',
};

/** Finds the places of a venue by the words that visitors use. Reads the venue once. */
export class PlaceIndex {
  readonly #venue: Venue;
  readonly #entries: readonly Entry[];

  constructor(venue: Venue) {
    this.#venue = venue;
    const locations = venue.locations
      .flatMap((location) => [location, ...location.instances])
      .filter(({ isHidden }) => !isHidden);
    const located = new Set(locations.map(({ name }) => keyOf(name)));
    const others = [...venue.spaces, ...venue.pointsOfInterest].filter(
      ({ name, locations: own }) => own.length === 0 && name !== '' && !located.has(keyOf(name)),
    );
    const connections = venue.connections.filter(
      ({ connectionType, floors }) =>
        connectionType !== 'door' || floors.some(({ isOutdoor }) => isOutdoor),
    );
    this.#entries = [...locations, ...connections, ...others].map((place) =>
      toEntry(
        place,
        venue.languages.map(({ code }) => code),
      ),
    );
  }

  /** Places with exactly this name. */
  named(text: string): Place[] {
    const key = keyOf(text);
    return this.#select(({ keys }) => keys.has(key));
  }

  /** Places with this tag, and connections of this type. */
  tagged(text: string): Place[] {
    const key = keyOf(text);
    return this.#select(({ tagKeys }) => tagKeys.has(key));
  }

  /** Places whose name begins with the text: `Cinema Star`. */
  startingWith(text: string): Place[] {
    const start = `${keyOf(text)} `;
    return this.#select(({ keys }) => [...keys].some((key) => key.startsWith(start)));
  }

  /** Places of a category, or of a concept that the text names in any language. */
  ofCategory(text: string): Place[] {
    const key = keyOf(text);
    const category = this.#venue.categories.find(({ name }) => keyOf(name) === key);
    const own = this.#inCategory(category?.id);
    if (own.length > 0) return own;
    const concepts = [...conceptsOf(text)];
    return this.#select((entry) => concepts.some((concept) => entry.concepts.has(concept)));
  }

  /** Places whose name contains all the words, or else whose name and tags do. */
  containing(text: string): Place[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const inName = this.#select(({ names }) =>
      names.some((name) => words.every((it) => name.has(it))),
    );
    const found =
      inName.length > 0
        ? inName
        : this.#select((entry) => words.every((it) => entry.words.has(it)));
    // `lounge` is no escalator to the lounges.
    const locations = found.filter(({ type }) => type === 'location');
    return locations.length > 0 ? locations : found;
  }

  #inCategory(id: string | undefined): Place[] {
    if (id === undefined) return [];
    const ids = new Set([id]);
    // Parents come before their children in no particular order: repeat until nothing is added.
    for (let size = 0; size !== ids.size;) {
      size = ids.size;
      for (const { id: each, parent } of this.#venue.categories) {
        if (parent && ids.has(parent.id)) ids.add(each);
      }
    }
    return this.#select(
      ({ place }) => place.type === 'location' && place.categories.some((it) => ids.has(it.id)),
    );
  }

  #select(accepts: (entry: Entry) => boolean): Place[] {
    const places = new Set(this.#entries.filter(accepts).map(({ place }) => place));
    // A location stands for its instances.
    return [...places].filter(
      (place) => place.type !== 'location' || !place.parent || !places.has(place.parent),
    );
  }
}

function toEntry(place: Place, languages: readonly string[]): Entry {
  const names = [
    ...new Set(
      [
        place.name,
        place.shortName,
        ...languages.flatMap((code) => [
          place.textIn('name', code),
          place.textIn('shortName', code),
        ]),
      ].filter((name): name is string => name !== undefined && name !== ''),
    ),
  ];
  const tags = place.type === 'location' ? place.tags : [];
  const nameWords = names.map((name) => new Set(wordsOf(name)));
  return {
    place,
    keys: new Set(names.map(keyOf)),
    names: nameWords,
    words: new Set([...nameWords.flatMap((it) => [...it]), ...tags.flatMap(wordsOf)]),
    tagKeys: new Set([...tags, ...kindWords(place)].map(keyOf)),
    concepts: conceptsOfPlace(place, tags),
  };
}

function kindWords(place: Place): string[] {
  return place.type === 'connection'
    ? (CONNECTION_WORDS[place.connectionType]?.split('|') ?? [])
    : [];
}

/** The name decides; only a place whose name says nothing is known by its tags or categories. */
function conceptsOfPlace(place: Place, tags: readonly string[]): ReadonlySet<string> {
  if (place.type === 'connection') return conceptsOf(kindWords(place)[0] ?? '');
  const ofName = conceptsOfName(place.name);
  if (ofName.size > 0 || place.type !== 'location') return ofName;
  const ofTags = new Set(tags.flatMap((tag) => [...conceptsOf(tag)]));
  if (ofTags.size > 0) return ofTags;
  return new Set(place.categories.flatMap(({ name }) => [...conceptsOf(name)]));
}
