import type { Position } from '../../geojson/types.gen.ts';
import { joinLines, joinPolygons, soundRing, type SoundGeometry } from '../plan/read-geometry.ts';
import { repairNoter } from '../plan/note-repair.ts';
import { readGeometry } from '../plan/read-geometry.ts';
import type { ImportReport } from '../import-report.ts';
import { buildMultipolygon } from './build-multipolygon.ts';
import type { OsmData, OsmMember } from './osm-data.ts';
import { isArea, type OsmFeature, type OsmTags } from './osm-feature.ts';

/** Builds the geometry of OpenStreetMap objects. Untagged nodes are only corners. */
export function buildFeatures(data: OsmData, report: ImportReport): OsmFeature[] {
  const features: OsmFeature[] = [];
  const inherited = new Set<string>();
  for (const [ref, { members, tags }] of data.relations) {
    if (tags['type'] !== 'multipolygon' && tags['type'] !== 'boundary') continue;
    const own = ownTags(members, tags, data, inherited);
    const geometry = relationShape(`relation/${ref}`, members, data, report);
    if (geometry && isTagged(own)) features.push({ id: `relation/${ref}`, tags: own, geometry });
  }
  for (const [ref, way] of data.ways) {
    if (!isTagged(way.tags) || inherited.has(ref)) continue;
    const geometry = wayShape(`way/${ref}`, ref, data, report);
    if (geometry) features.push({ id: `way/${ref}`, tags: way.tags, geometry });
  }
  for (const [ref, { at, tags }] of data.nodes) {
    if (!isTagged(tags)) continue;
    const note = repairNoter(report, undefined, `node/${ref}`);
    for (const geometry of readGeometry({ type: 'Point', coordinates: at }, note)) {
      features.push({ id: `node/${ref}`, tags, geometry });
    }
  }
  return features;
}

function isTagged(tags: OsmTags): boolean {
  return Object.keys(tags).some((key) => key !== 'source' && key !== 'created_by');
}

/** Returns the tags of a multipolygon. Old ones have their tags on the outer ways. */
function ownTags(
  members: readonly OsmMember[],
  tags: OsmTags,
  data: OsmData,
  inherited: Set<string>,
): OsmTags {
  if (Object.keys(tags).some((key) => key !== 'type' && key !== 'source')) return tags;
  const outer = members.filter(({ type, role }) => type === 'way' && role !== 'inner');
  const tagged = outer.find(({ ref }) => isTagged(data.ways.get(ref)?.tags ?? {}));
  for (const { ref } of tagged ? outer : []) inherited.add(ref);
  return { ...(tagged && data.ways.get(tagged.ref)?.tags), ...tags };
}

function relationShape(
  id: string,
  members: readonly OsmMember[],
  data: OsmData,
  report: ImportReport,
): SoundGeometry | undefined {
  const linesOf = (isInner: boolean): Position[][] =>
    members
      .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
      .map(({ ref, line }) => (line ? soundPositions(line) : wayLine(id, ref, data, report)));
  const { geometry, leftOver } = buildMultipolygon({
    outer: linesOf(false),
    inner: linesOf(true),
  });
  if (leftOver > 0 || !geometry) {
    report.note({
      action: 'dropped',
      code: 'open-multipolygon',
      message:
        'Parts of multipolygons that do not close to a ring were left out; members may be missing from the extract.',
      example: id,
    });
  }
  return geometry;
}

function wayShape(
  id: string,
  ref: string,
  data: OsmData,
  report: ImportReport,
): SoundGeometry | undefined {
  const line = wayLine(id, ref, data, report);
  const first = line[0];
  const last = line.at(-1);
  const isLoop = line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const note = repairNoter(report, undefined, id);
  const ring =
    isLoop && isArea(data.ways.get(ref)?.tags ?? {}) ? soundRing(line, true, note) : undefined;
  const [geometry] = ring ? joinPolygons([[ring]]) : joinLines([line]);
  if (!geometry) note('degenerate-geometry');
  return geometry;
}

/** Returns the corners of a way, without those that the extract does not contain. */
function wayLine(id: string, ref: string, data: OsmData, report: ImportReport): Position[] {
  const way = data.ways.get(ref);
  const line =
    way?.line ?? (way?.nodes ?? []).flatMap((node) => [data.nodes.get(node)?.at ?? NOWHERE]);
  const known = soundPositions(line);
  if (!way || known.length < line.length) {
    report.note({
      action: 'dropped',
      code: 'missing-member',
      message: 'Ways and corners that the extract refers to but does not contain were left out.',
      example: id,
    });
  }
  return known;
}

const NOWHERE: Position = [Number.NaN, Number.NaN];

function soundPositions(line: readonly Position[]): Position[] {
  return line.filter(([x = Number.NaN, y = Number.NaN]) => Math.abs(x) <= 180 && Math.abs(y) <= 90);
}
