import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import type { Connection } from '../../../v3/extensions/connections/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  finiteOf,
  asBoolean,
  idOf,
  isJsonObject,
  type JsonObject,
  asRecords,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { AnchorFinder } from './connection-anchors.ts';
import { connectionDefaults } from './connection-defaults.ts';
import { crossFloorEdges } from './cross-floor-edges.ts';
import { type ConnectionParts, type End, JoinedNodes } from './joined-nodes.ts';
import type { NodeDraft } from './node-draft.ts';

const SOURCE = 'connection.json';

/** Converts connections between nodes to connections between geometries. */
export function upgradeConnections(source: JsonObject, parts: ConnectionParts): Connection[] {
  const { nodes, shapes, report } = parts;
  const maker = new IdMaker('c');
  const finder = new AnchorFinder(nodes, ({ floorId, id, position }) =>
    shapes.addPoint(floorId, id, position),
  );
  const joined = new JoinedNodes();
  const connections = asRecords(source['connections']).flatMap((raw) => {
    const entrances = endsOf(raw, 'entrances', parts);
    const exits = endsOf(raw, 'exits', parts);
    const all = new Set([...entrances, ...exits].map(({ node }) => node));
    if (entrances.length === 0 || exits.length === 0 || all.size < 2) {
      report.note({
        action: 'dropped',
        code: 'connection-without-nodes',
        message: 'Connections that join fewer than two nodes were left out.',
        source: SOURCE,
        example: idOf(raw['id']) ?? 'no id',
      });
      return [];
    }
    joined.add(entrances, exits);
    const id = maker.make(idOf(raw['id']) ?? 'connection');
    return [toConnection(raw, id, [anchors(entrances, finder), anchors(exits, finder)], report)];
  });
  const edges = crossFloorEdges(nodes, joined, parts);
  for (const { entrances, exits, extraCost } of edges) {
    connections.push({
      id: maker.make('floor-change'),
      type: 'unknown',
      entrances: anchors(entrances, finder),
      exits: anchors(exits, finder),
      entryCost: extraCost,
      floorCostMultiplier: connectionDefaults('unknown').floorCostMultiplier,
    });
  }
  return connections;
}

function endsOf(raw: JsonObject, key: 'entrances' | 'exits', parts: ConnectionParts): End[] {
  const { nodes, flags, outdoorFloors, report } = parts;
  const given = Array.isArray(raw[key]) ? raw[key] : raw['nodes'];
  const accessible = asBoolean(raw['accessible']) ?? connectionDefaults(typeOf(raw)).accessible;
  const ends = new Map<NodeDraft, End>();
  for (const { id, raw: end } of referencesOf(given, 'node', 'id')) {
    const node = nodes.get(id);
    if (!node) {
      report.note({
        action: 'dropped',
        code: 'dangling-connection-node',
        message: 'References of connections to nodes that do not exist were left out.',
        source: SOURCE,
      });
      continue;
    }
    const outdoors = outdoorFloors.includes(node.floorId);
    ends.set(node, { node, flags: flags.bits(end['flags'], { accessible, outdoors }) });
  }
  return [...ends.values()];
}

/** Returns one anchor per geometry. Ends with different flags stay separate. */
function anchors(ends: readonly End[], finder: AnchorFinder): FlaggedGeometryAnchor[] {
  const groups = Map.groupBy(ends, ({ node, flags }) => `${node.floorId} ${flags.join(',')}`);
  return [...groups.values()].flatMap((group) => {
    const { node, flags } = group[0]!;
    return finder
      .find(new Set(group.map((end) => end.node)))
      .map((geometryId) => ({ floorId: node.floorId, geometryId, flags }));
  });
}

const SYNONYMS: Readonly<Record<string, string>> = {
  lift: 'elevator',
  elevators: 'elevator',
  escalators: 'escalator',
  stair: 'stairs',
  staircase: 'stairs',
  'moving-walkway': 'travelator',
};

function typeOf(raw: JsonObject): string {
  const type = textOf(raw['type'])?.toLowerCase() ?? 'unknown';
  return Object.hasOwn(SYNONYMS, type) ? SYNONYMS[type]! : type;
}

function toConnection(
  raw: JsonObject,
  id: string,
  [entrances, exits]: [FlaggedGeometryAnchor[], FlaggedGeometryAnchor[]],
  report: ImportReport,
): Connection {
  const type = typeOf(raw);
  const defaults = connectionDefaults(type);
  const entryCost = notNegative(raw['entryCost']);
  const floorCostMultiplier = notNegative(raw['floorCostMultiplier']);
  if (entryCost === undefined || floorCostMultiplier === undefined) {
    report.note({
      action: 'guessed',
      code: 'connection-cost',
      message: 'Connections without costs got the usual costs of their type.',
      source: SOURCE,
    });
  }
  const isFlagged = [raw['entrances'], raw['exits']].some(Array.isArray);
  if (asBoolean(raw['accessible']) === undefined && !isFlagged) {
    report.note({
      action: 'guessed',
      code: 'connection-accessible',
      message:
        'Connections that do not state whether wheelchairs can use them got the default of their type.',
      source: SOURCE,
    });
  }
  return defined({
    id,
    type,
    entrances,
    exits,
    entryCost: entryCost ?? defaults.entryCost,
    floorCostMultiplier: floorCostMultiplier ?? defaults.floorCostMultiplier,
    details: readDetails(
      raw['details'],
      defined({ name: textOf(raw['name']), externalId: textOf(raw['externalId']) }),
    ),
    extra: isJsonObject(raw['metadata']) ? { ...raw['metadata'] } : undefined,
  });
}

function notNegative(value: unknown): number | undefined {
  const number = finiteOf(value);
  return number !== undefined && number >= 0 ? number : undefined;
}
