import type { Mvf3Document } from '../../../bundle/document.ts';
import type { Connection, ConnectionEnd, NodeFeature } from '../../../v2/paths/types.gen.ts';
import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import type { NavigationFlags } from '../../../v3/extensions/navigation-flags/types.gen.ts';
import { cleanDetails, objectAt, objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../../upgrade/id-maker.ts';
import {
  defined,
  finiteOf,
  idOf,
  isJsonObject,
  asList,
  textOf,
} from '../../upgrade/untrusted-json.ts';
import { isPosition } from '../../upgrade/repair-geometry.ts';
import type { ShapeTable } from './shape-table.ts';
import { splitDetails } from './write-shapes.ts';

/** Returns the ids of version 2 by those of version 3, for nodes with a position. */
export function newNodeIds(
  document: Mvf3Document,
  floorIds: ReadonlyMap<string, string>,
): Map<string, string> {
  const maker = new IdMaker('n');
  const ids = new Map<string, string>();
  for (const floorId of floorIds.keys()) {
    for (const { geometry, properties } of objectsOf(objectAt(document.nodes, floorId)?.features)) {
      const id = properties?.id;
      if (typeof id !== 'string' || ids.has(id) || !isPosition(geometry?.coordinates)) continue;
      ids.set(id, maker.make(id));
    }
  }
  return ids;
}

export type PathParts = {
  readonly floorIds: ReadonlyMap<string, string>;
  readonly nodeIds: ReadonlyMap<string, string>;
  readonly shapes: ShapeTable;
  readonly report: ImportReport;
};

/** Writes the nodes of all floors in one list. */
export function writeNodes(document: Mvf3Document, parts: PathParts): NodeFeature[] {
  const { floorIds, nodeIds, shapes } = parts;
  const written = new Set<string>();
  return [...floorIds].flatMap(([floorId, map]) =>
    objectsOf(objectAt(document.nodes, floorId)?.features).flatMap(({ geometry, properties }) => {
      const id = nodeIds.get(properties?.id);
      if (id === undefined || written.has(id) || !isPosition(geometry?.coordinates)) return [];
      written.add(id);
      const reached = textsOf(properties.geometryIds).flatMap((one) => shapes.find(one) ?? []);
      const space = reached.find(({ shapeClass }) => shapeClass === 'space') ?? reached[0];
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: geometry.coordinates },
          properties: defined({
            id,
            externalId: '',
            map,
            neighbors: objectsOf(properties.neighbors).flatMap((neighbor) => {
              const other = nodeIds.get(neighbor.id);
              if (other === undefined) return [];
              const extraCost = Math.max(0, finiteOf(neighbor.extraCost) ?? 0);
              return [{ id: other, extraCost, flags: bitsOf(neighbor.flags) }];
            }),
            space: space?.id,
          }),
        },
      ];
    }),
  );
}

function bitsOf(flags: unknown): number[] {
  return asList(flags).filter((field) => Number.isInteger(field)) as number[];
}

/** Converts connections between geometries to connections between the nodes that lead to these. */
export function writeConnections(document: Mvf3Document, parts: PathParts): Connection[] {
  const { report } = parts;
  const maker = new IdMaker('c');
  const accessible = objectAt(document.navigationFlags, 'accessible');
  return objectsOf(document.connections).flatMap((connection) => {
    const entrances = endsOf(connection.entrances, parts);
    const exits = endsOf(connection.exits, parts);
    if (entrances.length === 0 || exits.length === 0) {
      report.note({
        action: 'dropped',
        code: 'connection-without-nodes',
        message: 'Connections whose entrances or exits no node leads to were left out.',
        source: 'connections.json',
        example: String(connection.id),
      });
      return [];
    }
    const ends = [...entrances, ...exits];
    const { externalId, details } = splitDetails(cleanDetails(connection.details));
    return [
      defined({
        id: maker.make(idOf(connection.id) ?? 'connection'),
        externalId,
        type: textOf(connection.type) ?? 'unknown',
        nodes: [...new Set(ends.map(({ node }) => node))],
        accessible: accessible && ends.every(({ flags }) => hasFlag(flags, accessible)),
        entrances,
        exits,
        entryCost: costOf(connection.entryCost),
        floorCostMultiplier: costOf(connection.floorCostMultiplier),
        details,
        metadata: isJsonObject(connection.extra) ? connection.extra : undefined,
      }),
    ];
  });
}

function endsOf(
  anchors: readonly FlaggedGeometryAnchor[] | undefined,
  { shapes }: PathParts,
): ConnectionEnd[] {
  const ends = new Map<string, ConnectionEnd>();
  for (const { geometryId, flags } of objectsOf(anchors)) {
    for (const node of shapes.find(geometryId)?.nodes ?? []) {
      if (!ends.has(node)) ends.set(node, { node, flags: bitsOf(flags) });
    }
  }
  return [...ends.values()];
}

function costOf(value: unknown): number | undefined {
  const cost = finiteOf(value);
  return cost !== undefined && cost >= 0 ? cost : undefined;
}

/** Whether a flag is set in bit fields. */
export function hasFlag(
  flags: readonly number[] | undefined,
  { index, bit }: NavigationFlags[string],
): boolean {
  return (((flags?.[index] ?? 0) >> bit) & 1) === 1;
}
