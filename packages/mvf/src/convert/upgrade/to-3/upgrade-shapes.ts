import type { GeometryFeature } from '../../../v3/core/types.gen.ts';
import type { EntranceAesthetic } from '../../../v3/extensions/entrance-aesthetic/types.gen.ts';
import type { SoundGeometry } from '../../plan/read-geometry.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  idOf,
  asList,
  type JsonObject,
  type RawFeature,
  asRecord,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { repairGeometry } from '../repair-geometry.ts';
import { type Shape, ShapeIndex } from './shape-index.ts';
import { type ShapeClass, traversalOf } from './traversal.ts';
import type { FloorTable } from './upgrade-floors.ts';

/** The files of one floor under construction. */
export type FloorDraft = {
  readonly sourceId: string;
  readonly features: GeometryFeature[];
  readonly kinds: Map<string, string>;
  readonly walkable: Set<string>;
  readonly nonwalkable: Set<string>;
  readonly doors: EntranceAesthetic[];
};

export type ShapeTable = {
  /** Drafts by floor id of version 3. */
  readonly floors: ReadonlyMap<string, FloorDraft>;
  readonly index: ShapeIndex;
  readonly shapes: readonly Shape[];
  /** Nodes, by their old ids, from which each shape can be reached. */
  readonly nodeLinks: readonly { readonly shape: Shape; readonly node: string }[];
  /** Adds a point for an object that needs a geometry and has none in the source. */
  addPoint(floorId: string, name: string, position: number[]): string;
};

const CLASSES: readonly { key: string; shapeClass: ShapeClass; folder: string }[] = [
  { key: 'spaces', shapeClass: 'space', folder: 'space' },
  { key: 'obstructions', shapeClass: 'obstruction', folder: 'obstruction' },
  { key: 'entrances', shapeClass: 'entrance', folder: 'entrance' },
  { key: 'areas', shapeClass: 'area', folder: 'area' },
  { key: 'textAreas', shapeClass: 'text', folder: 'text-area' },
];

/** Converts spaces, obstructions, entrances and areas to geometries with kinds. */
export function upgradeShapes(
  source: JsonObject,
  floors: FloorTable,
  report: ImportReport,
): ShapeTable {
  const drafts = new Map<string, FloorDraft>();
  const index = new ShapeIndex();
  const shapes: Shape[] = [];
  const nodeLinks: { shape: Shape; node: string }[] = [];
  const maker = new IdMaker('g');
  const doorMaker = new IdMaker('ea');
  for (const [sourceId, floorId] of floors.ids) drafts.set(floorId, newDraft(sourceId));
  for (const { key, shapeClass, folder } of CLASSES) {
    for (const [floorId, draft] of drafts) {
      const files = asRecord(source[key]);
      const file = Object.hasOwn(files, draft.sourceId) ? files[draft.sourceId] : undefined;
      const path = `${folder}/${draft.sourceId}.geojson`;
      for (const feature of featuresOf(file)) {
        const example = feature.id ?? 'no id';
        const geometry = repairGeometry(feature.geometry, report, path, example);
        if (!geometry) continue;
        const geometryId = maker.make(feature.id ?? shapeClass);
        const kind = kindOf(feature, shapeClass, geometry);
        const shape: Shape = { floorId, geometryId, kind, geometry };
        if (!index.add(draft.sourceId, feature.id ?? geometryId, shape)) {
          noteDuplicate(report, path, example);
        }
        shapes.push(shape);
        addShape(draft, shape, feature, shapeClass);
        addDoor(draft, shape, feature, { shapeClass, maker: doorMaker });
        for (const node of linkedNodes(feature.properties)) nodeLinks.push({ shape, node });
        noteLosses(feature.properties, report, folder);
      }
    }
  }
  const addPoint = (floorId: string, name: string, position: number[]): string => {
    const geometryId = maker.make(name);
    const geometry = { type: 'Point', coordinates: position } as const;
    const shape: Shape = { floorId, geometryId, kind: 'unknown', geometry };
    const draft = drafts.get(floorId);
    draft?.features.push({ type: 'Feature', geometry, properties: { id: geometryId } });
    draft?.kinds.set(geometryId, shape.kind);
    return geometryId;
  };
  return { floors: drafts, index, shapes, nodeLinks, addPoint };
}

function newDraft(sourceId: string): FloorDraft {
  return {
    sourceId,
    features: [],
    kinds: new Map(),
    walkable: new Set(),
    nonwalkable: new Set(),
    doors: [],
  };
}

const SYNONYMS: Readonly<Record<string, string>> = {
  rooms: 'room',
  corridor: 'hallway',
  hallways: 'hallway',
  walls: 'wall',
  windows: 'window',
  desk: 'object',
  furniture: 'object',
  objects: 'object',
  point: 'poi',
};

function kindOf(
  { properties }: RawFeature,
  shapeClass: ShapeClass,
  geometry: SoundGeometry,
): string {
  if (shapeClass === 'entrance') return 'door';
  if (shapeClass === 'area') return 'area';
  const isPoint = geometry.type === 'Point';
  const isLine = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
  if (shapeClass === 'text') return isPoint ? 'unknown' : 'area';
  const given = textOf(properties['kind'])?.toLowerCase();
  if (given !== undefined) return Object.hasOwn(SYNONYMS, given) ? SYNONYMS[given]! : given;
  if (shapeClass === 'obstruction') return isLine ? 'wall' : 'object';
  if (isPoint) return 'poi';
  return isLine ? 'unknown' : 'room';
}

function addShape(
  draft: FloorDraft,
  { geometryId, kind, geometry }: Shape,
  { properties }: RawFeature,
  shapeClass: ShapeClass,
): void {
  const details = readDetails(
    properties['details'],
    defined({
      name: textOf(properties['name']) ?? textOf(properties['text']),
      externalId: textOf(properties['externalId']),
    }),
  );
  draft.features.push({
    type: 'Feature',
    geometry,
    properties: defined({ id: geometryId, details }),
  });
  draft.kinds.set(geometryId, kind);
  const stated = textOf(asRecord(properties['metadata'])['traversal']);
  const traversal = stated ?? traversalOf(shapeClass, kind, geometry.type);
  if (traversal === 'walkable' || traversal === 'walk-up') draft.walkable.add(geometryId);
  if (traversal === 'blocked' || traversal === 'walk-up') draft.nonwalkable.add(geometryId);
}

function addDoor(
  draft: FloorDraft,
  { geometryId }: Shape,
  { properties, id }: RawFeature,
  { shapeClass, maker }: { shapeClass: ShapeClass; maker: IdMaker },
): void {
  const kind = textOf(properties['kind']);
  if (shapeClass !== 'entrance' || kind === undefined) return;
  draft.doors.push({ id: maker.make(id ?? 'door'), geometryId, kind });
}

function linkedNodes(properties: JsonObject): string[] {
  const all = [...asList(properties['destinationNodes']), properties['node']];
  return [...new Set(all.flatMap((node) => idOf(node) ?? idOf(asRecord(node)['id']) ?? []))];
}

function noteDuplicate(report: ImportReport, source: string, example: string): void {
  report.note({
    action: 'changed',
    code: 'duplicate-id',
    message: 'Shapes with the id of another shape got a new id. References resolve to the first.',
    source,
    example,
  });
}

const LOSSES: readonly {
  readonly code: string;
  readonly message: string;
  readonly isLost: (properties: JsonObject, metadata: JsonObject) => boolean;
}[] = [
  {
    code: 'label-centre',
    message: 'Centres for labels were left out: version 3 has none, readers compute them.',
    isLost: ({ center }) => center !== undefined,
  },
  {
    code: 'wall-entrances',
    message:
      'Links between entrances and walls were left out: version 3 has only the line of the door.',
    isLost: ({ entrances }) => asList(entrances).length > 0,
  },
  {
    code: 'text-rotation',
    message: 'The rotation of texts was left out: texts are now names of areas.',
    isLost: ({ text, rotation }) => text !== undefined && rotation !== undefined,
  },
  {
    code: 'parent-space',
    message: 'Links from spaces to their parents were left out: version 3 has no such relation.',
    isLost: (_properties, { parent }) => parent !== undefined && parent !== null,
  },
  {
    code: 'shape-metadata',
    message: 'Metadata of shapes was left out: version 3 has no place for it.',
    isLost: (_properties, metadata) =>
      Object.keys(metadata).some((key) => key !== 'parent' && key !== 'traversal'),
  },
];

function noteLosses(properties: JsonObject, report: ImportReport, source: string): void {
  const metadata = asRecord(properties['metadata']);
  for (const { code, message, isLost } of LOSSES) {
    if (isLost(properties, metadata)) report.note({ action: 'dropped', code, message, source });
  }
}
