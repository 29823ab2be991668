import type { Mvf1Document, Mvf2Document } from '../../../bundle/document.ts';
import type { ConnectionFeature } from '../../../v1/paths/types.gen.ts';
import type { Connection, NodeFeature } from '../../../v2/paths/types.gen.ts';
import { defined, filledRecord } from '../../upgrade/untrusted-json.ts';
import type { HexIds } from './hex-ids.ts';

/** Writes connections as stops, level by level. */
export function writeStops(document: Mvf2Document, hex: HexIds): Mvf1Document['connections'] {
  const nodes = new Map(document.nodes?.features.map((node) => [node.properties.id, node]));
  const stops = (document.connections ?? []).flatMap((one) => stopsOf(one, nodes, hex));
  const levels = Map.groupBy(stops, ({ properties }) => properties.level);
  return filledRecord(
    Object.fromEntries(
      [...levels].map(([level, features]) => [
        level,
        { type: 'FeatureCollection' as const, features },
      ]),
    ),
  );
}

/** Returns one stop for all nodes of a level with the same directions. */
function stopsOf(
  connection: Connection,
  nodes: ReadonlyMap<string, NodeFeature>,
  hex: HexIds,
): ConnectionFeature[] {
  const { entrances, exits, details, externalId } = connection;
  const enters = entrances && new Set(entrances.map(({ node }) => node));
  const leaves = exits && new Set(exits.map(({ node }) => node));
  const known = connection.nodes.flatMap((id) => nodes.get(id) ?? []);
  const roleOf = ({ properties: { id } }: NodeFeature): { enter?: boolean; leave?: boolean } =>
    defined({
      enter: enters && !enters.has(id) ? false : undefined,
      leave: leaves && !leaves.has(id) ? false : undefined,
    });
  const groups = Map.groupBy(known, (node) => {
    return `${node.properties.map} ${JSON.stringify(roleOf(node))}`;
  });
  return [...groups.values()].map((group) => ({
    type: 'Feature',
    geometry: group[0]!.geometry,
    properties: defined({
      id: hex.of(connection.id),
      level: hex.of(group[0]!.properties.map),
      type: connection.type,
      name: details?.name,
      externalId: externalId === '' ? undefined : externalId,
      nodes: group.map(({ properties }) => hex.of(properties.id)),
      accessible: connection.accessible,
      ...roleOf(group[0]!),
      weight: connection.entryCost,
      multiplier: connection.floorCostMultiplier,
    }),
  }));
}
