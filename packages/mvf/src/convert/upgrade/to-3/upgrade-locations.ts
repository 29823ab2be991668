import type { GeometryAnchor } from '../../../v3/core/types.gen.ts';
import type {
  Category,
  Location,
  LocationInstance,
} from '../../../v3/extensions/locations/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  filled,
  idOf,
  isJsonObject,
  asList,
  type JsonObject,
  asRecord,
  asRecords,
  type Reference,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { readPlace } from '../read-place.ts';
import { breakCycles } from './break-cycles.ts';
import type { NodeTable } from './node-draft.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

/** The places of the venue, with their new ids. */
export type LocationTable = {
  readonly locations: Location[];
  readonly instances: LocationInstance[];
  readonly categories: Category[];
  readonly locationIds: ReadonlyMap<string, string>;
  readonly categoryIds: ReadonlyMap<string, string>;
};

export type LocationParts = {
  readonly shapes: ShapeTable;
  readonly nodes: NodeTable;
  readonly report: ImportReport;
};

/**
 * Merges the locations of both files. If a location is in both, that of `locations.json` is used.
 */
export function upgradeLocations(source: JsonObject, parts: LocationParts): LocationTable {
  const { categories, categoryIds, members } = upgradeCategories(source, parts.report);
  const maker = new IdMaker('loc');
  const locationIds = new Map<string, string>();
  const locations: Location[] = [];
  const files: [string, readonly JsonObject[]][] = [
    ['locations.json', asRecords(source['locations'])],
    ['enterprise/locations.json', asRecords(source['enterpriseLocations'])],
  ];
  for (const [file, raws] of files) {
    for (const raw of raws) {
      const sourceId = idOf(raw['id']);
      const isKnown = sourceId !== undefined && locationIds.has(sourceId);
      if (isKnown && file === 'enterprise/locations.json') continue;
      const name = textOf(asRecord(raw['details'])['name']) ?? textOf(raw['name']);
      if (isKnown || name === undefined) {
        noteDropped(parts.report, file, isKnown ? 'duplicate-location' : 'location-without-name');
        continue;
      }
      const id = maker.make(sourceId ?? 'location');
      if (sourceId !== undefined) locationIds.set(sourceId, id);
      const listed = members.get(sourceId ?? '') ?? [];
      const place =
        listed.length > 0 ? { ...raw, categories: [...asList(raw['categories']), ...listed] } : raw;
      const fields = placeOf(place, file, categoryIds, parts);
      const details = readDetails(raw['details'], outsideDetails(raw)) ?? { name };
      locations.push({ id, details, ...fields });
    }
  }
  const instances = upgradeInstances(source, { ...parts, categoryIds, locationIds });
  return { locations, instances, categories, locationIds, categoryIds };
}

function noteDropped(report: ImportReport, source: string, code: string): void {
  const message =
    code === 'duplicate-location'
      ? 'Locations with the id of another location were left out.'
      : 'Locations without a name were left out.';
  report.note({ action: 'dropped', code, message, source });
}

function outsideDetails(raw: JsonObject): Parameters<typeof readDetails>[1] {
  return defined({
    name: textOf(raw['name']),
    description: textOf(raw['description']),
    externalId: textOf(raw['externalId']),
    icon: textOf(raw['icon']),
  });
}

type PlaceFields = Omit<LocationInstance, 'id' | 'parentId' | 'details'>;

function placeOf(
  raw: JsonObject,
  file: string,
  categoryIds: ReadonlyMap<string, string>,
  parts: LocationParts,
): PlaceFields {
  const categories = referencesOf(raw['categories'], 'id', 'categoryId');
  const known = categories.flatMap(({ id }) => categoryIds.get(id) ?? []);
  if (known.length < categories.length) {
    parts.report.note({
      action: 'dropped',
      code: 'dangling-category',
      message: 'References to categories that do not exist were left out.',
      source: file,
    });
  }
  return defined({
    categories: filled([...new Set(known)]),
    geometryAnchors: filled(anchorsOf(raw, file, parts)),
    ...readPlace(raw, parts.report, file),
    extra: isJsonObject(raw['metadata']) ? { ...raw['metadata'] } : undefined,
  });
}

/**
 * Returns the geometries of a place. If the place names only nodes, returns those that the nodes
 * lead to.
 */
function anchorsOf(raw: JsonObject, file: string, parts: LocationParts): GeometryAnchor[] {
  const { shapes, report } = parts;
  const given = [raw['anchors'], raw['spaces'], raw['polygons']].flatMap(asList);
  const references = referencesOf(given, 'id', 'spaceId', 'polygon');
  const found = references.flatMap(({ id, map }) => shapes.index.find(id, map) ?? []);
  if (found.length < references.length) {
    report.note({
      action: 'dropped',
      code: 'dangling-anchor',
      message: 'References to shapes that do not exist were left out.',
      source: file,
    });
  }
  const anchors =
    found.length > 0
      ? found.map(({ floorId, geometryId }) => ({ floorId, geometryId }))
      : referencesOf(raw['nodes'], 'id', 'node').flatMap((node) => anchorsOfNode(node, parts));
  return [...new Map(anchors.map((anchor) => [anchor.geometryId, anchor])).values()];
}

function anchorsOfNode({ id }: Reference, { nodes, shapes }: LocationParts): GeometryAnchor[] {
  const node = nodes.get(id);
  if (!node) return [];
  const { floorId, geometryIds, position } = node;
  if (geometryIds.size === 0) geometryIds.add(shapes.addPoint(floorId, node.id, position));
  return [...geometryIds].map((geometryId) => ({ floorId, geometryId }));
}

function upgradeInstances(
  source: JsonObject,
  parts: LocationParts & Pick<LocationTable, 'categoryIds' | 'locationIds'>,
): LocationInstance[] {
  const maker = new IdMaker('loci');
  const file = 'location-instances.json';
  return asRecords(source['locationInstances']).flatMap((raw) => {
    const parentId = parts.locationIds.get(idOf(raw['parentId']) ?? '');
    if (parentId === undefined) {
      parts.report.note({
        action: 'dropped',
        code: 'dangling-parent',
        message: 'Location instances of locations that do not exist were left out.',
        source: file,
      });
      return [];
    }
    return [
      defined({
        id: maker.make(idOf(raw['id']) ?? 'instance'),
        parentId,
        details: readDetails(raw['details']),
        ...placeOf(raw, file, parts.categoryIds, parts),
      }),
    ];
  });
}

function upgradeCategories(
  source: JsonObject,
  report: ImportReport,
): { categories: Category[]; categoryIds: Map<string, string>; members: Map<string, string[]> } {
  const raws = [
    ...asRecords(source['locationCategories']),
    ...asRecords(source['enterpriseCategories']),
  ];
  const maker = new IdMaker('lcat');
  const categoryIds = new Map<string, string>();
  const firsts: [string, JsonObject][] = [];
  for (const raw of raws) {
    const sourceId = idOf(raw['id']);
    if (sourceId === undefined || categoryIds.has(sourceId)) continue;
    categoryIds.set(sourceId, maker.make(sourceId));
    firsts.push([sourceId, raw]);
  }
  // In content-managed venues the parent lists its categories and locations.
  const parentOf = new Map(referencesFrom(firsts, 'children').map(([id, child]) => [child, id]));
  const members = new Map<string, string[]>();
  for (const [id, location] of referencesFrom(firsts, 'locations')) {
    members.set(location, [...(members.get(location) ?? []), id]);
  }
  const parents = breakCycles(
    firsts.map(([sourceId, raw]) => [
      sourceId,
      idOf(raw['parent']) ?? idOf(raw['parentId']) ?? parentOf.get(sourceId),
    ]),
    report,
  );
  const categories = firsts.map(([sourceId, raw]) => {
    const id = categoryIds.get(sourceId)!;
    return defined({
      id,
      details: readDetails(raw['details'], { name: id, ...outsideDetails(raw) }) ?? {},
      parent: categoryIds.get(parents.get(sourceId) ?? ''),
    });
  });
  return { categories, categoryIds, members };
}

function referencesFrom(
  categories: readonly [string, JsonObject][],
  key: 'children' | 'locations',
): [category: string, reference: string][] {
  return categories.flatMap(([id, raw]) =>
    referencesOf(raw[key], 'id').map((reference): [string, string] => [id, reference.id]),
  );
}
