import type { OsmTags } from './osm-feature.ts';

const HSTORE_PAIR = /"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g;
// Written by converters, not by mappers.
const BOOKKEEPING =
  /^(@.*|id|osm_id|osm_way_id|osm_type|timestamp|version|changeset|user|uid|meta|relations|geometry|other_tags|tainted)$/;

/**
 * Returns the tags in the properties of a GeoJSON feature: in `tags` if that is an object,
 * otherwise the properties themselves. GDAL's `other_tags` text is parsed. Numbers and booleans
 * become text.
 */
export function readTags(properties: Readonly<Record<string, unknown>>): OsmTags {
  const nested = properties['tags'];
  const isNested = typeof nested === 'object' && nested !== null && !Array.isArray(nested);
  const given = (isNested ? nested : properties) as Readonly<Record<string, unknown>>;
  const packed = given['other_tags'];
  const entries: [string, string][] = [];
  if (typeof packed === 'string') {
    for (const [, key = '', value = ''] of packed.matchAll(HSTORE_PAIR)) {
      entries.push([key, value.replaceAll(/\\(.)/g, '$1')]);
    }
  }
  for (const [key, value] of Object.entries(given)) {
    const text = tagText(value);
    if (text !== undefined && (isNested || !BOOKKEEPING.test(key))) entries.push([key, text]);
  }
  return Object.fromEntries(entries);
}

function tagText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return undefined;
}
