/** Maximum length of a column name in dBASE, the attribute format of shapefiles. */
const MAX_NAME_LENGTH = 10;

/** Short forms of names that would be truncated. The page of the exporter lists them. */
export const SHORT_FIELD_NAMES: Readonly<Record<string, string>> = {
  floorId: 'floor_id',
  floorName: 'floor_name',
  floorShortName: 'floor_abbr',
  shortName: 'short_name',
  description: 'descript',
  externalId: 'ext_id',
  locationIds: 'loc_ids',
  locationNames: 'loc_names',
  categories: 'categories',
  connectionIds: 'conn_ids',
  connectionTypes: 'conn_types',
  symbolName: 'symbol_nam',
  geometryId: 'geom_id',
  geometryIds: 'geom_ids',
  parentId: 'parent_id',
  openingHours: 'open_hours',
  facadeOf: 'facade_of',
  maxHeight: 'max_height',
  extraCost: 'extra_cost',
  oneWay: 'one_way',
};

/** A unique name of at most ten letters for each column. */
export function shortFieldNames(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const short = new Map<string, string>();
  for (const name of names) {
    const preferred = shortenName(name);
    let unique = preferred;
    for (let number = 2; taken.has(unique); number += 1) {
      unique = `${preferred.slice(0, MAX_NAME_LENGTH - String(number).length)}${number}`;
    }
    taken.add(unique);
    short.set(name, unique);
  }
  return short;
}

function shortenName(name: string): string {
  const [key = '', language] = name.split(':');
  const known = Object.hasOwn(SHORT_FIELD_NAMES, key) ? SHORT_FIELD_NAMES[key] : undefined;
  const plain = (known ?? key).replaceAll(/\W+/g, '_').toLowerCase();
  if (language === undefined) return plain.slice(0, MAX_NAME_LENGTH) || 'field';
  const tag = `_${language.replaceAll(/\W+/g, '_').toLowerCase()}`.slice(0, MAX_NAME_LENGTH - 2);
  return plain.slice(0, MAX_NAME_LENGTH - tag.length) + tag;
}
