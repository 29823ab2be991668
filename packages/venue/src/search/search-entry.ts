import type { Category } from '../model/category.ts';
import type { ElementByType } from '../model/element-type.ts';
import type { Location } from '../model/location.ts';
import type { Venue } from '../venue.ts';
import { foldText } from './fold-text.ts';
import type { SearchField, SearchType } from './search-types.ts';
import { conceptsInText } from './synonyms/concepts-in-text.ts';
import type { IndexText } from './term-index.ts';

/** A searchable text of an element. */
export type SearchText = IndexText & {
  readonly field: SearchField;
  readonly language: string;
};

/** A searchable element. */
export type SearchEntry = {
  [T in SearchType]: {
    readonly type: T;
    readonly element: ElementByType[T];
    /** Texts, the most significant first. */
    readonly texts: readonly SearchText[];
  };
}[SearchType];

export type EntryOptions = {
  readonly types: readonly SearchType[];
  readonly weights: Readonly<Record<SearchField, number>>;
  readonly language: string;
  readonly defaultLanguage: string;
};

/** Weight of texts in the default language while searching in another one. */
const OTHER_LANGUAGE = 0.8;

/** Returns all searchable elements of the venue, without hidden and unnamed ones. */
export function searchEntries(venue: Venue, options: EntryOptions): SearchEntry[] {
  const entries: SearchEntry[] = [];
  for (const element of venue.locations.flatMap(listedLocations)) {
    if (!options.types.includes('location')) break;
    entries.push({ type: 'location', element, texts: locationTexts(element, options) });
  }
  for (const element of venue.categories) {
    if (!options.types.includes('category') || element.name === '') continue;
    entries.push({ type: 'category', element, texts: ownTexts(element, options) });
  }
  for (const element of venue.spaces) {
    if (!options.types.includes('space') || element.name === '') continue;
    if (element.locations.some(({ isHidden }) => isHidden)) continue;
    entries.push({ type: 'space', element, texts: ownTexts(element, options) });
  }
  return entries;
}

/** Returns a location and its instances that have their own name. */
function listedLocations(location: Location): Location[] {
  const named = location.instances.filter(({ name }) => name !== location.name);
  return [location, ...named].filter(({ isHidden, name }) => !isHidden && name !== '');
}

function locationTexts(location: Location, options: EntryOptions): SearchText[] {
  const categories = new Set(location.categories.flatMap(collectAncestors));
  const name = foldText(location.name).text;
  const places = location.elements.filter((element) => foldText(element.name).text !== name);
  return [
    ...ownTexts(location, options, ['name', 'shortName']),
    ...places.flatMap((element) => namesOf(element, 'elements', options)),
    ...location.tags.map((text) => searchText('tags', text, options.language, options)),
    ...[...categories].flatMap((category) => namesOf(category, 'categories', options)),
    ...ownTexts(location, options, ['description']),
  ].filter(({ weight }) => weight > 0);
}

/** Returns a category and its ancestors. Guards against cycles in damaged bundles. */
export function collectAncestors(category: Category): Category[] {
  const line: Category[] = [];
  let next: Category | undefined = category;
  while (next && !line.includes(next)) {
    line.push(next);
    next = next.parent;
  }
  return line;
}

type Named = ElementByType[keyof ElementByType];
type OwnField = 'name' | 'shortName' | 'description';

const OWN_FIELDS: readonly OwnField[] = ['name', 'shortName', 'description'];

/**
 * Returns the texts of an element in the language, followed by those in the default language that
 * differ.
 */
function ownTexts(
  element: Named,
  options: EntryOptions,
  fields: readonly OwnField[] = OWN_FIELDS,
): SearchText[] {
  return fields.flatMap((field) => translations(element, { key: field, field }, options));
}

function namesOf(element: Named, field: SearchField, options: EntryOptions): SearchText[] {
  return translations(element, { key: 'name', field }, options);
}

type TextPlace = { readonly key: OwnField; readonly field: SearchField };

function translations(
  element: Named,
  { key, field }: TextPlace,
  options: EntryOptions,
): SearchText[] {
  const { language, defaultLanguage } = options;
  const text = element.textIn(key, language);
  const other = language === defaultLanguage ? undefined : element.textIn(key, defaultLanguage);
  const texts: SearchText[] = [];
  if (text) texts.push(searchText(field, text, language, options));
  if (other && other !== text) texts.push(searchText(field, other, defaultLanguage, options));
  return texts;
}

function searchText(
  field: SearchField,
  text: string,
  language: string,
  options: EntryOptions,
): SearchText {
  const factor = language === options.language ? 1 : OTHER_LANGUAGE;
  const weight = options.weights[field] * factor;
  const isName = field === 'name' || field === 'shortName';
  // A description mentions what is near, not the type of the place.
  const concepts = field === 'description' ? [] : conceptsInText(text).map(({ term }) => term);
  return { field, language, text, weight, isName, concepts };
}
