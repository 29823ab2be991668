import { hasTag, type OsmTags } from './osm-feature.ts';

/** The keys whose value is the type of a place, most specific first, with their name. */
export const PLACE_KEYS: ReadonlyMap<string, string> = new Map([
  ['shop', 'Shops'],
  ['amenity', 'Amenities'],
  ['tourism', 'Tourism'],
  ['leisure', 'Leisure'],
  ['office', 'Offices'],
  ['healthcare', 'Healthcare'],
  ['craft', 'Crafts'],
  ['historic', 'Historic'],
  ['emergency', 'Emergency'],
  ['telecom', 'Telecommunication'],
  ['room', 'Rooms'],
]);

// Fittings, which are drawn but not searched for by name.
const FURNITURE: ReadonlySet<string> = new Set([
  'artwork',
  'bench',
  'clock',
  'grit_bin',
  'hydrant',
  'lockers_small',
  'lounger',
  'table',
  'waste_basket',
  'waste_disposal',
]);

// Rooms that every venue has, which search finds by their type.
const PLAIN_ROOMS: ReadonlySet<string> = new Set(['yes', 'room', 'service', 'technical', 'other']);

/** Whether the tags describe a place of public interest. */
export function isPlace(tags: OsmTags): boolean {
  return [...PLACE_KEYS.keys()].some((key) => hasTag(tags, key));
}

/** Whether a feature is a piece of furniture without its own name. */
export function isFurniture(tags: OsmTags): boolean {
  return (
    ['amenity', 'tourism', 'emergency', 'leisure'].some((key) => FURNITURE.has(tags[key] ?? '')) &&
    !hasTag(tags, 'shop')
  );
}

/** Returns the types of place in the tags as pairs of key and value: `['shop', 'clothes']`. */
export function placeKinds(tags: OsmTags): (readonly [key: string, value: string])[] {
  return [...PLACE_KEYS.keys()]
    .filter((key) => hasTag(tags, key))
    .flatMap((key) =>
      (tags[key] ?? '')
        .split(';')
        .map((value) => [key, value.trim()] as const)
        .filter(([, value]) => value !== '' && !(key === 'room' && PLAIN_ROOMS.has(value))),
    );
}

/** Returns a tag value in readable form: `fast_food` is `Fast food`. */
export function humanValue(value: string): string {
  const words = value.replaceAll(/[_:]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
