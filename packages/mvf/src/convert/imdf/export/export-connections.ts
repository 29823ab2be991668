import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import type { Connection } from '../../../v3/extensions/connections/types.gen.ts';
import type { FloorFacts } from '../../export/floor-facts.ts';
import { objectsOf, textsOf } from '../../export/unchecked.ts';
import { CONNECTION_CATEGORIES } from './connection-categories.ts';
import { ConnectionStops, type Stop, type StopTarget } from './connection-stops.ts';
import type { ImdfWriter } from './imdf-writer.ts';

/** Writes connections as relationships between units, from each stop to the next. */
export function exportConnections(
  document: Mvf3Document,
  floors: readonly FloorFacts[],
  target: StopTarget,
): void {
  const { writer } = target;
  const outdoors = new Set(textsOf(document.outdoors?.floors));
  const connections = objectsOf(document.connections).filter(
    (connection) => connection.type !== 'door' || isBridge(connection, outdoors),
  );
  const stops = new ConnectionStops(connections, floors, target);
  const written = new Set<string>();
  const owners = new Map<string, Connection>();
  for (const connection of connections) {
    const entrances = stops.of(connection, objectsOf(connection.entrances));
    const exits = stops.of(connection, objectsOf(connection.exits));
    const isDirected = isOneWay(connection);
    const pairs = isDirected
      ? entrances.flatMap((from) => exits.map((to) => [from, to] as const))
      : inOrder([...entrances, ...exits]);
    const usable = pairs.filter(([from, to]) => from.unit !== to.unit);
    if (usable.length === 0) noteLost(writer, connection);
    else if (!CONNECTION_CATEGORIES.has(connection.type)) noteCategory(writer, connection);
    const category = CONNECTION_CATEGORIES.get(connection.type) ?? 'traversal';
    const shared = isDirected ? [] : usable.flat().map(({ unit }) => `${category}/${unit}`);
    const other = shared.map((key) => owners.get(key)).find(Boolean);
    if (other) noteMerged(writer, connection, other);
    for (const key of shared) owners.set(key, other ?? connection);
    for (const [from, to] of usable) {
      const direction = isDirected ? 'directed' : 'undirected';
      const id = writer.idOf('relationship', [category, direction, from.unit, to.unit].join('/'));
      if (written.has(id)) continue;
      written.add(id);
      writer.add('relationship', id, null, {
        category,
        direction,
        origin: { id: from.unit, feature_type: 'unit' },
        intermediary: null,
        destination: { id: to.unit, feature_type: 'unit' },
        hours: null,
      });
    }
  }
}

/**
 * Whether a door leads from one building into the next. Other doors are openings, whose geometry
 * implies the units they join; the same holds for doors to the outside.
 */
function isBridge({ entrances, exits }: Connection, outdoors: ReadonlySet<string>): boolean {
  const ids = [...objectsOf(entrances), ...objectsOf(exits)].map(({ floorId }) => floorId);
  return new Set(ids).size > 1 && !ids.some((id) => outdoors.has(id));
}

/** Whether people cannot leave where they entered. */
function isOneWay({ entrances, exits }: Connection): boolean {
  const ins = new Set(objectsOf(entrances).map(anchorKey));
  return !objectsOf(exits).some((exit) => ins.has(anchorKey(exit)));
}

function anchorKey({ floorId, geometryId }: FlaggedGeometryAnchor): string {
  return `${floorId}/${geometryId}`;
}

function inOrder(stops: readonly Stop[]): (readonly [Stop, Stop])[] {
  const unique = [...new Map(stops.map((stop) => [stop.unit, stop])).values()];
  const sorted = unique.toSorted((a, b) => a.elevation - b.elevation);
  return sorted.slice(1).map((stop, index) => [sorted[index]!, stop] as const);
}

function noteLost(writer: ImdfWriter, connection: Connection): void {
  writer.report.note({
    action: 'dropped',
    code: 'connection-without-units',
    message: 'Connections that do not lead from one area to another were left out.',
    source: 'connections.json',
    example: describe(connection),
  });
}

function noteCategory(writer: ImdfWriter, connection: Connection): void {
  writer.report.note({
    action: 'changed',
    code: 'connection-category',
    message: `IMDF has no category for connections of the type "${connection.type}". They became "traversal".`,
    source: 'connections.json',
    example: describe(connection),
  });
}

function noteMerged(writer: ImdfWriter, connection: Connection, other: Connection): void {
  writer.report.note({
    action: 'changed',
    code: 'merged-connection',
    message:
      'Connections of one type that start in the same area count as one, because IMDF connects areas.',
    source: 'connections.json',
    example: `${describe(connection)} and ${describe(other)}`,
  });
}

function describe({ id, details }: Connection): string {
  const name = details?.name;
  return typeof name === 'string' && name !== '' ? `${name} (${id})` : id;
}
