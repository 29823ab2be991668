import { distanceMetres } from '@brand/geo';
import type { Connection, ConnectionEnd } from '../../../v2/paths/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  finiteOf,
  asBoolean,
  idOf,
  type JsonObject,
  type RawFeature,
  asRecord,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { isPosition } from '../repair-geometry.ts';
import type { LevelNode } from './upgrade-level-nodes.ts';
import { levelFiles, type LevelTable } from './upgrade-levels.ts';

// A stop farther from every node than the width of a large lobby does not belong to the graph.
const MAX_METRES_TO_NODE = 10;

export type StopParts = {
  readonly levels: LevelTable;
  readonly nodes: ReadonlyMap<string, LevelNode>;
  readonly report: ImportReport;
};

type Stop = { readonly feature: RawFeature; readonly nodeIds: readonly string[] };

/** Merges the stops of a connection, which version 1 lists level by level, into one connection. */
export function upgradeStops(source: JsonObject, parts: StopParts): Connection[] {
  const maker = new IdMaker('c');
  const stops = new Map<string, Stop[]>();
  for (const { file, collection } of levelFiles(source, 'connections', parts.levels)) {
    for (const [index, feature] of featuresOf(collection).entries()) {
      const id = feature.id ?? `${file}-${index}`;
      const stop = { feature, nodeIds: nodesOf(feature, file, parts) };
      const list = stops.get(id);
      if (list) list.push(stop);
      else stops.set(id, [stop]);
    }
  }
  return [...stops].map(([id, list]) => toConnection(maker.make(id), list));
}

function toConnection(id: string, stops: readonly Stop[]): Connection {
  const first = stops[0]!.feature.properties;
  const ends = (key: 'enter' | 'leave'): ConnectionEnd[] =>
    stops
      .filter(({ feature }) => asBoolean(feature.properties[key]) !== false)
      .flatMap(({ nodeIds }) => nodeIds.map((node) => ({ node })));
  const isOneWay = stops.some(({ feature: { properties } }) =>
    [properties['enter'], properties['leave']].includes(false),
  );
  const flags = stops.map(({ feature }) => asBoolean(feature.properties['accessible']));
  return defined({
    id,
    externalId: textOf(first['externalId']) ?? '',
    type: textOf(first['type'])?.toLowerCase() ?? 'unknown',
    nodes: [...new Set(stops.flatMap(({ nodeIds }) => nodeIds))],
    accessible: flags.includes(false) ? false : flags.find((flag) => flag !== undefined),
    ...(isOneWay && { entrances: ends('enter'), exits: ends('leave') }),
    entryCost: finiteOf(first['weight']),
    floorCostMultiplier: finiteOf(first['multiplier']),
    details: readDetails(first['details'], defined({ name: textOf(first['name']) })),
  });
}

/** Returns the nodes of a stop: those that it names, otherwise the nearest one. */
function nodesOf({ geometry, properties }: RawFeature, file: string, parts: StopParts): string[] {
  const { levels, nodes, report } = parts;
  const references = [
    ...referencesOf(properties['nodes'], 'id', 'node'),
    ...referencesOf([properties['node']], 'id'),
  ];
  const known = references.flatMap(({ id }) => nodes.get(id)?.id ?? []);
  if (known.length > 0) return [...new Set(known)];
  const map = levels.ids.get(idOf(properties['level']) ?? file) ?? levels.ids.get(file);
  const nearest = nearestNode(asRecord(geometry)['coordinates'], map, nodes);
  report.note({
    action: nearest ? 'guessed' : 'dropped',
    code: nearest ? 'nearest-node' : 'stop-without-node',
    message: nearest
      ? 'Stops of connections that name no node were tied to the nearest one.'
      : 'Stops of connections without a node near them were left out.',
    source: `connection/${file}.geojson`,
  });
  return nearest ? [nearest.id] : [];
}

function nearestNode(
  position: unknown,
  map: string | undefined,
  nodes: StopParts['nodes'],
): LevelNode | undefined {
  if (!isPosition(position)) return undefined;
  let best: LevelNode | undefined;
  let bestMetres = MAX_METRES_TO_NODE;
  for (const node of nodes.values()) {
    if (node.map !== map) continue;
    const metres = distanceMetres(position, node.position);
    if (metres <= bestMetres) [best, bestMetres] = [node, metres];
  }
  return best;
}
