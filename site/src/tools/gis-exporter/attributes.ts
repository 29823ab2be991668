import type { FlatValue } from '@brand/mvf/convert';

/** Optional columns by group. `id`, the floor and the kind are always exported. */
export const ATTRIBUTES = [
  { id: 'names', label: 'Names', about: 'name, shortName, description, externalId' },
  { id: 'languages', label: 'Other languages', about: 'name:fr and similar fields' },
  { id: 'places', label: 'Places', about: 'locationIds, locationNames, categories' },
  { id: 'contacts', label: 'Contacts', about: 'phone, website, openingHours' },
  { id: 'ways', label: 'Routing', about: 'connectionIds, connectionTypes, door, the graph' },
  { id: 'style', label: 'Style', about: 'style, color, opacity, height, altitude' },
  { id: 'walking', label: 'Walking', about: 'walkable, blocked' },
] as const;

export type AttributeId = (typeof ATTRIBUTES)[number]['id'];

const GROUPS: Readonly<Record<AttributeId, readonly string[]>> = {
  names: ['name', 'shortName', 'description', 'externalId', 'icon', 'subtitle'],
  languages: [],
  places: [
    'locationIds',
    'locationNames',
    'categories',
    'symbol',
    'symbolName',
    'parentId',
    'geometryId',
  ],
  contacts: ['phone', 'website', 'openingHours'],
  ways: [
    'connectionIds',
    'connectionTypes',
    'door',
    'facadeOf',
    'geometryIds',
    'from',
    'to',
    'extraCost',
    'flags',
    'oneWay',
    'type',
    'entrance',
    'exit',
    'floors',
  ],
  style: ['style', 'color', 'opacity', 'height', 'altitude', 'buffer', 'hidden', 'maxHeight'],
  walking: ['walkable', 'blocked'],
};

const groupOf = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) =>
    names.map((name) => [name, group as AttributeId] as const),
  ),
);

/** Removes the properties of groups that were not chosen. */
export function pickAttributes(
  properties: Readonly<Record<string, FlatValue>>,
  wanted: ReadonlySet<AttributeId>,
): Record<string, FlatValue> {
  const isWanted = (name: string): boolean => {
    const group = name.includes(':') ? 'languages' : groupOf.get(name);
    return group === undefined || wanted.has(group);
  };
  return Object.fromEntries(Object.entries(properties).filter(([name]) => isWanted(name)));
}
