import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import type { Connection } from '../../../v3/extensions/connections/types.gen.ts';
import type { FloorFacts } from '../../export/floor-facts.ts';
import { objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import type { ShapeTable } from './shape-table.ts';

const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['elevator', 'elevator'],
  ['escalator', 'escalator'],
  ['ramp', 'ramp'],
  ['stairs', 'stairs'],
  ['travelator', 'movingwalkway'],
]);

type Stop = { readonly floorId: string; readonly elevation: number; readonly unit: string };

/** Writes connections as relationships between units, from each stop to the next. */
export function exportConnections(
  document: Mvf3Document,
  floors: readonly FloorFacts[],
  { writer, shapes }: { readonly writer: ImdfWriter; readonly shapes: ShapeTable },
): void {
  const outdoors = new Set(textsOf(document.outdoors?.floors));
  const written = new Set<string>();
  const elevations = new Map(floors.map(({ id, elevation }) => [id, elevation]));
  for (const connection of objectsOf(document.connections)) {
    if (connection.type === 'door' && !isBridge(connection, outdoors)) continue;
    const stopsOf = (anchors: readonly FlaggedGeometryAnchor[]): Stop[] =>
      findStops(objectsOf(anchors), { shapes, elevations });
    const entrances = stopsOf(connection.entrances);
    const exits = stopsOf(connection.exits);
    const isDirected = isOneWay(connection);
    const pairs = isDirected
      ? entrances.flatMap((from) => exits.map((to) => [from, to] as const))
      : inOrder([...entrances, ...exits]);
    const usable = pairs.filter(([from, to]) => from.unit !== to.unit);
    if (usable.length === 0) noteLost(writer, connection.id);
    for (const [from, to] of usable) {
      const category = CATEGORIES.get(connection.type) ?? 'traversal';
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

function findStops(
  anchors: readonly FlaggedGeometryAnchor[],
  {
    shapes,
    elevations,
  }: { readonly shapes: ShapeTable; readonly elevations: ReadonlyMap<string, number> },
): Stop[] {
  return anchors.flatMap(({ floorId, geometryId }) => {
    const shape = shapes.find(floorId, geometryId);
    const unit = shape && shapes.unitAt(floorId, shape);
    const elevation = elevations.get(floorId);
    return unit === undefined || elevation === undefined ? [] : [{ floorId, elevation, unit }];
  });
}

/**
 * Whether a door leads from one building into the next. Other doors are openings, whose geometry
 * implies the units they join; the same holds for doors to the outside.
 */
function isBridge({ entrances, exits }: Connection, outdoors: ReadonlySet<string>): boolean {
  const ids = [...objectsOf(entrances), ...objectsOf(exits)].map(({ floorId }) => floorId);
  return new Set(ids).size > 1 && !ids.some((id) => outdoors.has(id));
}

/** Whether one cannot come out where one went in. */
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

function noteLost(writer: ImdfWriter, id: string): void {
  writer.report.note({
    action: 'dropped',
    code: 'connection-without-units',
    message: 'Connections that do not lead from one area to another were left out.',
    source: 'connections.json',
    example: id,
  });
}
