import type { SoundGeometry } from '../plan/read-geometry.ts';

/** The tags of an OpenStreetMap object, by key. */
export type OsmTags = Readonly<Record<string, string>>;

/** An OpenStreetMap object with its shape, from any kind of source. */
export type OsmFeature = {
  /** Type and number as in OpenStreetMap: `way/123`. Unique. */
  readonly id: string;
  readonly tags: OsmTags;
  readonly geometry: SoundGeometry;
};

/** Whether the tag has any value except `no`. */
export function hasTag(tags: OsmTags, key: string): boolean {
  const value = tags[key];
  return value !== undefined && value !== 'no' && value !== '';
}

// Values under which a closed way is a surface and not a loop.
const INDOOR_LINES: ReadonlySet<string> = new Set(['wall', 'pathway', 'door', 'window']);
const AREA_KEYS = [
  'amenity',
  'building',
  'building:part',
  'craft',
  'healthcare',
  'historic',
  'indoor',
  'landuse',
  'leisure',
  'natural',
  'office',
  'public_transport',
  'room',
  'shop',
  'stairs',
  'tourism',
] as const;

/** Whether a closed way with these tags is an area. */
export function isArea(tags: OsmTags): boolean {
  if (tags['area'] === 'yes' || tags['type'] === 'multipolygon') return true;
  if (tags['area'] === 'no' || INDOOR_LINES.has(tags['indoor'] ?? '')) return false;
  if (tags['highway'] === 'elevator') return true;
  const isMapped = ['room', 'area', 'corridor', 'level'].includes(tags['indoor'] ?? '');
  if (!isMapped && (hasTag(tags, 'highway') || hasTag(tags, 'barrier'))) return false;
  return AREA_KEYS.some((key) => hasTag(tags, key));
}
