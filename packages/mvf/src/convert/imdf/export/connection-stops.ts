import { type Point, pointDistance, polygonArea } from '@brand/geo';
import type { Connection } from '../../../v3/extensions/connections/types.gen.ts';
import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import type { FloorFacts, ShapeFacts } from '../../export/floor-facts.ts';
import { cleanDetails, objectsOf } from '../../export/unchecked.ts';
import { CONNECTION_CATEGORIES } from './connection-categories.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import type { ShapeAccess } from '../../export/shape-access.ts';
import type { ShapeTable, WrittenUnit } from './shape-table.ts';

/** The unit at which people enter or leave a connection. */
export type Stop = { readonly floorId: string; readonly elevation: number; readonly unit: string };

export type StopTarget = {
  readonly writer: ImdfWriter;
  readonly shapes: ShapeTable;
  readonly access: ShapeAccess;
  readonly levelOf: (floorId: string) => string;
};

// Counter-clockwise and closed.
const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

type Place = {
  readonly connection: Connection;
  readonly floorId: string;
  readonly shape: ShapeFacts;
  readonly point: Point;
  /** The unit that is the stop or contains it. */
  readonly unit: WrittenUnit | undefined;
  readonly isUnit: boolean;
};

// Metres from the middle of a generated unit to its sides: 1.2 m is the usual width of a flight of
// stairs. Less if another stop is nearer, but never too little to be an area.
const HALF_WIDTH = 0.6;
const MIN_HALF_WIDTH = 0.2;
// Square metres of the largest stairwell or shaft. A connection in a larger shape is in a hall.
const MAX_SHAFT_AREA = 25;

/**
 * Finds the units at which connections stop. IMDF connects units, so two staircases that begin in
 * one hallway would be one connection. A stop that is only a point therefore gets its own unit with
 * an opening.
 */
export class ConnectionStops {
  readonly #target: StopTarget;
  readonly #elevations: ReadonlyMap<string, number>;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #byUnit: ReadonlyMap<string | undefined, readonly Place[]>;
  readonly #byFloor: ReadonlyMap<string, readonly Place[]>;
  readonly #made = new Map<string, string>();

  constructor(
    connections: readonly Connection[],
    floors: readonly FloorFacts[],
    target: StopTarget,
  ) {
    this.#target = target;
    this.#elevations = new Map(floors.map(({ id, elevation }) => [id, elevation]));
    const places = connections.flatMap((connection) =>
      [...objectsOf(connection.entrances), ...objectsOf(connection.exits)].flatMap((anchor) => {
        const place = this.#locate(connection, anchor);
        return place ? [[keyOf(connection, anchor), place] as const] : [];
      }),
    );
    this.#places = new Map(places);
    const all = [...this.#places.values()];
    this.#byUnit = Map.groupBy(all, ({ unit }) => unit?.id);
    this.#byFloor = Map.groupBy(all, ({ floorId }) => floorId);
  }

  of(connection: Connection, anchors: readonly FlaggedGeometryAnchor[]): Stop[] {
    return anchors.flatMap((anchor) => {
      const key = keyOf(connection, anchor);
      const place = this.#places.get(key);
      const elevation = this.#elevations.get(anchor.floorId);
      if (!place || elevation === undefined) return [];
      const unit = this.#ownUnit(place) ?? this.#made.get(key) ?? this.#make(key, place);
      return [{ floorId: anchor.floorId, elevation, unit }];
    });
  }

  #locate(connection: Connection, anchor: FlaggedGeometryAnchor): Place | undefined {
    const { shapes, writer } = this.#target;
    const { floorId } = anchor;
    const shape = shapes.find(floorId, anchor.geometryId);
    const position = shape && writer.displayPoint(shape.geometry)?.coordinates;
    if (!position) return undefined;
    const point = writer.frame.toMetres(position);
    const own = shapes.unitOf(floorId, shape);
    const unit = own ?? shapes.unitAround(floorId, point);
    return { connection, floorId, shape, point, unit, isUnit: own !== undefined };
  }

  /**
   * Returns the drawn unit, if the stop is one, or is a point in a stairwell or shaft without
   * another.
   */
  #ownUnit({ connection, unit, isUnit }: Place): string | undefined {
    if (!unit || isUnit || connection.type === 'door') return unit?.id;
    const users = this.#byUnit.get(unit.id) ?? [];
    const isAlone = users.every((other) => other.connection === connection);
    const isShaft =
      unit.category === CONNECTION_CATEGORIES.get(connection.type) ||
      unit.area.reduce((sum, polygon) => sum + polygonArea(polygon), 0) <= MAX_SHAFT_AREA;
    return isAlone && isShaft ? unit.id : undefined;
  }

  #make(key: string, place: Place): string {
    const { writer, access, levelOf } = this.#target;
    const { connection, floorId, shape, point } = place;
    const id = writer.idOf('unit', key);
    this.#made.set(key, id);
    const details = cleanDetails(connection.details);
    const half = this.#halfWidth(place);
    const corners = CORNERS.map(({ x, y }) => ({ x: point.x + x * half, y: point.y + y * half }));
    const ring = corners.map((corner) => writer.toPosition(corner));
    writer.report.note({
      action: 'guessed',
      code: 'connection-unit',
      message:
        'Stairs, lifts and other connections that end at a point got a separate unit and opening there, because IMDF connects units.',
      source: 'connections.json',
      example: details.name ?? connection.id,
    });
    writer.add(
      'unit',
      id,
      { type: 'Polygon', coordinates: [ring] },
      {
        category: CONNECTION_CATEGORIES.get(connection.type) ?? 'unspecified',
        restriction: access.isClosed(shape.id) ? 'restricted' : null,
        accessibility: null,
        name: writer.labels(details, 'name'),
        alt_name: writer.labels(details, 'shortName'),
        level_id: levelOf(floorId),
        display_point: { type: 'Point', coordinates: writer.toPosition(point) },
      },
    );
    writer.addOpening(
      writer.idOf('opening', key),
      {
        type: 'LineString',
        coordinates: this.#openSide(place, corners).map((end) => writer.toPosition(end)),
      },
      { level_id: levelOf(floorId) },
    );
    return id;
  }

  /** Returns the first side with the surrounding area in front of it, otherwise the first side. */
  #openSide({ floorId, unit, point }: Place, corners: readonly Point[]): readonly Point[] {
    const sides = corners.slice(1).map((end, index) => [corners[index]!, end] as const);
    const leadsOut = sides.find(([from, to]) => {
      // As far before the side as the middle is behind it.
      const before = { x: from.x + to.x - point.x, y: from.y + to.y - point.y };
      return unit && this.#target.shapes.unitAround(floorId, before) === unit;
    });
    return leadsOut ?? sides[0]!;
  }

  #halfWidth({ floorId, point, connection }: Place): number {
    const others = (this.#byFloor.get(floorId) ?? []).filter(
      (other) => other.connection !== connection,
    );
    const gaps = others.map((other) => pointDistance(other.point, point) / 3);
    return Math.max(
      MIN_HALF_WIDTH,
      gaps.reduce((a, b) => Math.min(a, b), HALF_WIDTH),
    );
  }
}

function keyOf(connection: Connection, { floorId, geometryId }: FlaggedGeometryAnchor): string {
  return `${connection.id}/${floorId}/${geometryId}`;
}
