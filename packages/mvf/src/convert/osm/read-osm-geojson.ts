import { repairNoter } from '../plan/note-repair.ts';
import { readGeometry, soundRing, type SoundGeometry } from '../plan/read-geometry.ts';
import type { ImportReport } from '../import-report.ts';
import { isArea, type OsmFeature, type OsmTags } from './osm-feature.ts';
import { readTags } from './read-tags.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads OpenStreetMap objects that a converter has written as GeoJSON features. */
export function readOsmGeoJson(items: readonly unknown[], report: ImportReport): OsmFeature[] {
  const features: OsmFeature[] = [];
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'object' || item === null) continue;
    const { properties, geometry, id } = item as Json;
    const given = typeof properties === 'object' && properties !== null ? (properties as Json) : {};
    const tags = readTags(given);
    const stated = statedId(id, given) ?? `feature/${index + 1}`;
    const note = repairNoter(report, undefined, stated);
    for (const sound of readGeometry(geometry, note)) {
      const count = (seen.get(stated) ?? 0) + 1;
      seen.set(stated, count);
      features.push({
        id: count === 1 ? stated : `${stated}#${count}`,
        tags,
        geometry: asArea(sound, tags),
      });
    }
  }
  return features;
}

function statedId(id: unknown, properties: Json): string | undefined {
  const stated = id ?? properties['@id'] ?? properties['id'] ?? properties['osm_id'];
  if (typeof stated !== 'string' && typeof stated !== 'number') return undefined;
  const text = String(stated).trim();
  const type = properties['type'] ?? properties['@type'];
  const isObject = type === 'node' || type === 'way' || type === 'relation';
  return isObject && /^-?\d+$/.test(text) ? `${type}/${text}` : text || undefined;
}

/**
 * Converts a closed line to an area, because some converters leave the outline of a room as a line.
 */
function asArea(geometry: SoundGeometry, tags: OsmTags): SoundGeometry {
  if (geometry.type !== 'LineString' || !isArea(tags)) return geometry;
  const { coordinates } = geometry;
  const [first, last] = [coordinates[0], coordinates.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) return geometry;
  const ring = soundRing(coordinates, true, () => undefined);
  return ring ? { type: 'Polygon', coordinates: [ring] } : geometry;
}
