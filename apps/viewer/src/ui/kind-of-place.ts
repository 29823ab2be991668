import type { Category, Location } from '@brand/web-sdk';

/** What a place offers, as icons tell it apart. */
export type PlaceKind =
  | 'food'
  | 'clothing'
  | 'health'
  | 'services'
  | 'shop'
  | 'toilets'
  | 'lift'
  | 'stairs'
  | 'parking'
  | 'work'
  | 'place';

const WORDS: readonly (readonly [PlaceKind, RegExp])[] = [
  ['toilets', /\b(toilets?|restrooms?|washrooms?|bathrooms?|wc)\b/],
  ['lift', /\b(elevators?|lifts?)\b/],
  ['stairs', /\b(stairs?|staircases?|stairwells?|escalators?)\b/],
  ['parking', /\b(parking|car ?parks?|garages?)\b/],
  ['food', /\b(food|eat|drinks?|restaurants?|caf[eé]s?|coffee|bars?|bakery|bakeries|groceries)\b/],
  ['clothing', /\b(clothing|clothes|fashion|shoes|apparel|accessories)\b/],
  ['health', /\b(health|medical|pharmac(y|ies)|clinics?|wards?|care|beauty|emergency)\b/],
  ['work', /\b(meetings?|desks?|offices?|rooms?|workplaces?)\b/],
  ['shop', /\b(shops?|shopping|stores?|retail)\b/],
  ['services', /\b(services?|reception|information|banks?)\b/],
];

/** What a place is by its categories, nearest first, and else by its name. */
export function kindOfPlace({
  name,
  categories,
}: Pick<Location, 'name' | 'categories'>): PlaceKind {
  const texts = [...categories.flatMap(chainOf), name].map((text) => text.toLowerCase());
  for (const text of texts) {
    const [kind] = WORDS.find(([, words]) => words.test(text)) ?? [];
    if (kind) return kind;
  }
  return 'place';
}

function chainOf(category: Category): readonly string[] {
  return [category.name, ...(category.parent ? chainOf(category.parent) : [])];
}
