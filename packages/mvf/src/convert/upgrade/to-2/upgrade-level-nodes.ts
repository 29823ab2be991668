import { distanceMetres } from '@brand/geo';
import { flagsOf } from '../../../assemble/navigation-flags.ts';
import type { Position } from '../../../geojson/types.gen.ts';
import type { Neighbor, NodeFeature } from '../../../v2/paths/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  featuresOf,
  finiteOf,
  asBoolean,
  idOf,
  type JsonObject,
  asRecord,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { isPosition } from '../repair-geometry.ts';
import { levelFiles, type LevelTable } from './upgrade-levels.ts';

/** A node of version 1 during the upgrade. */
export type LevelNode = {
  readonly id: string;
  readonly map: string;
  readonly position: Position;
  readonly properties: JsonObject;
  readonly accessible: boolean;
};

/** Reads nodes by their old ids. */
export function readLevelNodes(
  source: JsonObject,
  levels: LevelTable,
  report: ImportReport,
): Map<string, LevelNode> {
  const nodes = new Map<string, LevelNode>();
  const maker = new IdMaker('n');
  for (const { file, map: own, collection } of levelFiles(source, 'nodes', levels)) {
    for (const { id, geometry, properties } of featuresOf(collection)) {
      const position = asRecord(geometry)['coordinates'];
      const map = levels.ids.get(idOf(properties['level']) ?? file) ?? own;
      if (id === undefined || !isPosition(position) || nodes.has(id)) {
        report.note({
          action: 'dropped',
          code: 'bad-node',
          message: 'Nodes without a unique id or a point were left out.',
          source: `node/${file}.geojson`,
        });
        continue;
      }
      const accessible = asBoolean(properties['accessible']) ?? true;
      nodes.set(id, { id: maker.make(id), map, position, properties, accessible });
    }
  }
  return nodes;
}

/** Writes nodes with the costs and flags that version 2 stores on their edges. */
export function writeLevelNodes(
  nodes: ReadonlyMap<string, LevelNode>,
  levels: LevelTable,
  report: ImportReport,
): NodeFeature[] {
  return [...nodes.values()].map((node) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: node.position },
    properties: {
      id: node.id,
      externalId: textOf(node.properties['externalId']) ?? '',
      map: node.map,
      neighbors: neighborsOf(node, nodes, levels, report),
    },
  }));
}

function neighborsOf(
  node: LevelNode,
  nodes: ReadonlyMap<string, LevelNode>,
  levels: LevelTable,
  report: ImportReport,
): Neighbor[] {
  const weight = finiteOf(node.properties['weight']) ?? 0;
  const multiplier = finiteOf(node.properties['multiplier']) ?? 1;
  return referencesOf(node.properties['neighbors'], 'id', 'node').flatMap(({ id }) => {
    const other = nodes.get(id);
    if (!other || other === node) {
      report.note({
        action: 'dropped',
        code: 'dangling-neighbor',
        message: 'Edges to nodes that do not exist were left out.',
        source: 'node',
      });
      return [];
    }
    const cost = weight + (multiplier - 1) * distanceMetres(node.position, other.position);
    if (cost < 0) {
      report.note({
        action: 'guessed',
        code: 'negative-cost',
        message: 'Edges that cost less than their length now cost their length.',
        source: 'node',
      });
    }
    return [{ id: other.id, extraCost: Math.max(0, cost), flags: edgeFlags(node, other, levels) }];
  });
}

/** Returns the flags of an edge, which is accessible if both its ends are. */
function edgeFlags(a: LevelNode, b: LevelNode, { outdoorFloors }: LevelTable): number[] {
  return flagsOf({
    accessible: a.accessible && b.accessible,
    outdoors: outdoorFloors.has(a.map),
    public: true,
  });
}
