import type { Position } from '../../geojson/types.gen.ts';
import { emptyOsmData, type OsmData, type OsmMember } from './osm-data.ts';
import { readTags } from './read-tags.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads the `elements` of an Overpass response, with references or with shapes (`out geom`). */
export function readOverpass(elements: readonly unknown[]): OsmData {
  const data = emptyOsmData();
  for (const element of elements) {
    if (!isJson(element)) continue;
    const id = String(element['id']);
    const tags = readTags({ tags: isJson(element['tags']) ? element['tags'] : {} });
    const line = readLine(element['geometry']);
    if (element['type'] === 'node') {
      data.nodes.set(id, { at: toPosition(element), tags });
    } else if (element['type'] === 'way') {
      const nodes = listOf(element['nodes']).map(String);
      data.ways.set(id, { nodes, tags, ...(line.length > 0 && { line }) });
    } else if (element['type'] === 'relation') {
      const members = listOf(element['members']).filter(isJson).map(readMember);
      data.relations.set(id, { members, tags });
    }
  }
  return data;
}

function readMember(member: Json): OsmMember {
  const line = readLine(member['geometry']);
  return {
    type: String(member['type'] ?? 'way'),
    ref: String(member['ref']),
    role: String(member['role'] ?? ''),
    ...(line.length > 0 && { line }),
  };
}

/** Returns the known corners. Overpass writes `null` for those outside the query box. */
function readLine(geometry: unknown): Position[] {
  return listOf(geometry).filter(isJson).map(toPosition);
}

function toPosition(place: Json): Position {
  return [place['lon'], place['lat']].map((value) =>
    typeof value === 'number' ? value : Number.NaN,
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
