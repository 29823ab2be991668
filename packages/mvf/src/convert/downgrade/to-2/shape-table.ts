import type { Mvf3Document } from '../../../bundle/document.ts';
import type { Details, GeometryFeature } from '../../../v3/core/types.gen.ts';
import { cleanDetails, entriesOf, objectAt, objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../../upgrade/id-maker.ts';
import { repairGeometry } from '../../upgrade/repair-geometry.ts';
import type { ShapeClass } from '../../upgrade/to-3/traversal.ts';

/** A geometry of version 3 with its class in version 2. */
export type ShapeEntry = {
  readonly shapeClass: Exclude<ShapeClass, 'text'>;
  /** Id in version 2. */
  readonly id: string;
  /** Floor id in version 2. */
  readonly map: string;
  readonly kind: string;
  readonly door: string | undefined;
  readonly details: Details;
  readonly geometry: GeometryFeature['geometry'];
  /** Nodes of version 2 from which the geometry can be reached. */
  readonly nodes: string[];
  /** Whether the geometry is walkable, nonwalkable, both or neither. */
  readonly isWalkable: boolean;
  readonly isBlocked: boolean;
};

export class ShapeTable {
  readonly entries: readonly ShapeEntry[];
  readonly #byGeometry: ReadonlyMap<string, ShapeEntry>;

  /** `floorIds` and `nodeIds` are ids of version 2 by ids of version 3. */
  constructor(
    document: Mvf3Document,
    floorIds: ReadonlyMap<string, string>,
    nodeIds: ReadonlyMap<string, string>,
    report: ImportReport,
  ) {
    const byGeometry = new Map<string, ShapeEntry>();
    const makers = {
      space: new IdMaker('s'),
      obstruction: new IdMaker('o'),
      entrance: new IdMaker('e'),
      area: new IdMaker('ar'),
    };
    this.entries = [...floorIds].flatMap(([floorId, map]) => {
      const facts = floorFacts(document, floorId, nodeIds, report);
      return facts.map(({ geometryId, ...fact }) => {
        const entry = { ...fact, map, id: makers[fact.shapeClass].make(geometryId) };
        if (!byGeometry.has(geometryId)) byGeometry.set(geometryId, entry);
        return entry;
      });
    });
    this.#byGeometry = byGeometry;
  }

  find(geometryId: string): ShapeEntry | undefined {
    return this.#byGeometry.get(geometryId);
  }
}

type ShapeFacts = Omit<ShapeEntry, 'id' | 'map'> & { readonly geometryId: string };

function floorFacts(
  document: Mvf3Document,
  floorId: string,
  nodeIds: ReadonlyMap<string, string>,
  report: ImportReport,
): ShapeFacts[] {
  const kinds = new Map(entriesOf(objectAt(document.kinds, floorId)));
  const walkable = new Set(entriesOf(objectAt(document.walkable, floorId)).map(([id]) => id));
  const blocked = new Set(entriesOf(objectAt(document.nonwalkable, floorId)).map(([id]) => id));
  const looks = objectsOf(objectAt(document.entranceAesthetic, floorId));
  const doors = new Map(looks.map((look) => [look.geometryId, look]));
  const nodes = nodesByGeometry(document, floorId, nodeIds);
  return objectsOf(objectAt(document.geometry, floorId)?.features).flatMap((feature) => {
    const geometryId = feature.properties?.id;
    if (typeof geometryId !== 'string') return [];
    const geometry = repairGeometry(
      feature.geometry,
      report,
      `geometry/${floorId}.geojson`,
      geometryId,
    );
    if (!geometry) return [];
    const look = doors.get(geometryId);
    const stated = kinds.get(geometryId);
    const kind = typeof stated === 'string' ? stated : 'unknown';
    return [
      {
        geometryId,
        shapeClass: classOf(kind, geometry.type, look !== undefined),
        kind,
        door: typeof look?.kind === 'string' ? look.kind : undefined,
        details: { ...cleanDetails(look?.details), ...cleanDetails(feature.properties.details) },
        geometry,
        nodes: nodes.get(geometryId) ?? [],
        isWalkable: walkable.has(geometryId),
        isBlocked: blocked.has(geometryId),
      },
    ];
  });
}

const OBSTRUCTIONS = new Set(['wall', 'window', 'object', 'void']);

function classOf(kind: string, type: string, hasLook: boolean): ShapeEntry['shapeClass'] {
  if (type === 'LineString' && (kind === 'door' || hasLook)) return 'entrance';
  if (kind === 'area' && (type === 'Polygon' || type === 'MultiPolygon')) return 'area';
  return OBSTRUCTIONS.has(kind) ? 'obstruction' : 'space';
}

function nodesByGeometry(
  document: Mvf3Document,
  floorId: string,
  nodeIds: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const nodes = new Map<string, string[]>();
  for (const { properties } of objectsOf(objectAt(document.nodes, floorId)?.features)) {
    const nodeId = nodeIds.get(properties?.id);
    if (nodeId === undefined) continue;
    for (const geometryId of new Set(textsOf(properties.geometryIds))) {
      const list = nodes.get(geometryId);
      if (list) list.push(nodeId);
      else nodes.set(geometryId, [nodeId]);
    }
  }
  return nodes;
}
