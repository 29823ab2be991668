import { type MultiPolygon, type Point, pointInPolygon } from '@brand/geo';
import type { FloorFacts, ShapeFacts } from '../../export/floor-facts.ts';
import type { ImdfWriter } from './imdf-writer.ts';

/** A unit that was created from a shape. */
export type WrittenUnit = {
  readonly id: string;
  readonly category: string;
  readonly area: MultiPolygon;
};

/** Finds the shapes of a document, and the units that were created from them. */
export class ShapeTable {
  readonly #writer: ImdfWriter;
  readonly #shapes = new Map<string, ShapeFacts>();
  readonly #units = new Map<string, WrittenUnit>();
  readonly #byFloor = new Map<string, WrittenUnit[]>();
  readonly #kiosks = new Map<string, string>();
  readonly #anchors = new Set<string>();

  constructor(floors: readonly FloorFacts[], writer: ImdfWriter) {
    this.#writer = writer;
    for (const { id, shapes } of floors) {
      for (const shape of shapes) this.#shapes.set(`${id}/${shape.id}`, shape);
    }
  }

  find(floorId: string, shapeId: string): ShapeFacts | undefined {
    return this.#shapes.get(`${floorId}/${shapeId}`);
  }

  /** Records that a shape was written as a unit. */
  addUnit(floorId: string, shape: ShapeFacts, { id, category }: Omit<WrittenUnit, 'area'>): void {
    const { geometry } = shape;
    if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const { toMetres } = this.#writer.frame;
    const area = polygons.map((rings) => rings.map((ring) => ring.map(toMetres)));
    const unit = { id, category, area };
    this.#units.set(`${floorId}/${shape.id}`, unit);
    const units = this.#byFloor.get(floorId);
    if (units) units.push(unit);
    else this.#byFloor.set(floorId, [unit]);
  }

  /** Records that a shape was written as a kiosk with an anchor. */
  addKiosk(shapeId: string, anchor: string): void {
    this.#kiosks.set(shapeId, anchor);
  }

  kioskAnchor(shapeId: string): string | undefined {
    return this.#kiosks.get(shapeId);
  }

  /** Records that an anchor was written. Two occupants of a kiosk share one. */
  addAnchor(id: string): void {
    this.#anchors.add(id);
  }

  hasAnchor(id: string): boolean {
    return this.#anchors.has(id);
  }

  /** Returns the unit that represents a shape. */
  unitOf(floorId: string, shape: ShapeFacts): WrittenUnit | undefined {
    return this.#units.get(`${floorId}/${shape.id}`);
  }

  /** Returns the unit around a point. If units are nested, returns the one on top. */
  unitAround(floorId: string, point: Point): WrittenUnit | undefined {
    const around = (this.#byFloor.get(floorId) ?? []).filter(({ area }) =>
      area.some((polygon) => pointInPolygon(point, polygon)),
    );
    // Written in drawing order, so the last one is on top.
    return around.at(-1);
  }

  /** Returns the id of the unit that represents or contains a shape. */
  unitAt(floorId: string, shape: ShapeFacts): string | undefined {
    const own = this.unitOf(floorId, shape);
    if (own) return own.id;
    const position = this.#writer.displayPoint(shape.geometry)?.coordinates;
    return position && this.unitAround(floorId, this.#writer.frame.toMetres(position))?.id;
  }
}
