import type { FloorFacts, ShapeFacts } from '../../export/floor-facts.ts';
import { categoryFromName } from '../category-name.ts';
import { CONNECTION_CATEGORIES } from './connection-categories.ts';
import type { Entrances } from './entrance-openings.ts';
import { SECTION_CATEGORIES, UNIT_CATEGORIES } from './imdf-categories.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import type { ShapeAccess } from '../../export/shape-access.ts';
import type { ShapeTable } from './shape-table.ts';

export type ShapeExport = {
  readonly writer: ImdfWriter;
  readonly shapes: ShapeTable;
  readonly access: ShapeAccess;
  /** Returns the id of the level that represents a floor. */
  readonly levelOf: (floorId: string) => string;
  readonly entrances: Entrances;
};

/** Writes the shapes of one floor as units, openings, fixtures, kiosks, sections and details. */
export function exportShapes(floor: FloorFacts, target: ShapeExport): void {
  for (const shape of floor.shapes) {
    if (!shape.geometry || shape.facadeOf !== undefined) continue;
    const { type } = shape.geometry;
    if (type === 'Polygon' || type === 'MultiPolygon') writeArea(floor, shape, target);
    else if (type === 'LineString' && isDoor(shape)) writeOpening(floor, shape, target);
    else if (type === 'LineString' || type === 'MultiLineString') {
      const id = target.writer.idOf('detail', shape.id, shape.details);
      target.writer.add('detail', id, shape.geometry, { level_id: target.levelOf(floor.id) });
    } else if (shape.places.length === 0 && shape.connections.length === 0) {
      target.writer.report.note({
        action: 'dropped',
        code: 'lone-point',
        message: 'Points that are not a location have no counterpart in IMDF.',
        source: `geometry/${floor.id}.geojson`,
        example: shape.id,
      });
    }
  }
  target.entrances.writeMissing(floor.id, target.levelOf(floor.id));
}

function isDoor({ kind, door, connections }: ShapeFacts): boolean {
  return kind === 'door' || door !== undefined || connections.some(({ type }) => type === 'door');
}

function writeArea(floor: FloorFacts, shape: ShapeFacts, target: ShapeExport): void {
  const isUnit =
    ['room', 'hallway', 'void', 'wall', 'window'].includes(shape.kind) ||
    (shape.isWalkable && !shape.isBlocked);
  if (isUnit) writeUnit(floor, shape, target);
  else if (shape.kind === 'area') writeSection(floor, shape, target);
  else if (shape.isWalkable && shape.places.length > 0) writeKiosk(floor, shape, target);
  else writeFixture(floor, shape, target);
}

function writeUnit(floor: FloorFacts, shape: ShapeFacts, target: ShapeExport): void {
  const { writer } = target;
  const id = writer.idOf('unit', shape.id, shape.details);
  const isClosed = target.access.isClosed(shape.id);
  const category = unitCategory(shape);
  target.shapes.addUnit(floor.id, shape, { id, category });
  writer.add('unit', id, shape.geometry, {
    category,
    restriction: isClosed ? 'restricted' : null,
    accessibility: null,
    name: writer.labels(shape.details, 'name'),
    alt_name: writer.labels(shape.details, 'shortName'),
    level_id: target.levelOf(floor.id),
    display_point: writer.displayPoint(shape.geometry),
  });
}

const BY_STYLE: ReadonlyMap<string, string> = new Map([
  ['Bathrooms', 'restroom'],
  ['Elevators', 'elevator'],
  ['Escalators', 'escalator'],
  ['Stairs', 'stairs'],
]);

const BY_KIND: ReadonlyMap<string, string> = new Map([
  ['hallway', 'walkway'],
  ['room', 'room'],
  ['void', 'opentobelow'],
  ['wall', 'structure'],
  ['window', 'glass'],
]);

/** Returns the category of a unit, from its connection, its places, its style or its kind. */
function unitCategory(shape: ShapeFacts): string {
  const kind = BY_KIND.get(shape.kind);
  if (kind && kind !== 'room' && kind !== 'walkway') return kind;
  const way = shape.connections.flatMap(({ type }) => CONNECTION_CATEGORIES.get(type) ?? [])[0];
  const place = categoriesOf(shape).find((category) => UNIT_CATEGORIES.has(category));
  return way ?? place ?? BY_STYLE.get(shape.style?.token ?? '') ?? kind ?? 'unenclosedarea';
}

function categoriesOf({ places }: ShapeFacts): string[] {
  return places.flatMap(({ categories }) =>
    categories.flatMap(({ externalId, name }) => [
      ...(externalId === undefined ? [] : [externalId]),
      ...(name === undefined ? [] : [categoryFromName(name) ?? name.toLowerCase()]),
    ]),
  );
}

function writeSection(
  floor: FloorFacts,
  shape: ShapeFacts,
  { writer, levelOf }: ShapeExport,
): void {
  const category = categoriesOf(shape).find((one) => SECTION_CATEGORIES.has(one));
  if (category === undefined) {
    writer.report.note({
      action: 'guessed',
      code: 'section-category',
      message:
        'Areas became sections of the category "servicearea", because their own categories are not known.',
      source: `geometry/${floor.id}.geojson`,
      example: shape.id,
    });
  }
  writer.add('section', writer.idOf('section', shape.id, shape.details), shape.geometry, {
    category: category ?? 'servicearea',
    restriction: null,
    accessibility: null,
    name: writer.labels(shape.details, 'name'),
    alt_name: writer.labels(shape.details, 'shortName'),
    level_id: levelOf(floor.id),
    display_point: writer.displayPoint(shape.geometry),
    address_id: null,
    correlation_id: null,
    parents: null,
  });
}

function writeKiosk(floor: FloorFacts, shape: ShapeFacts, target: ShapeExport): void {
  const { writer } = target;
  const id = writer.idOf('kiosk', shape.id, shape.details);
  const anchor = writer.idOf('anchor', id);
  target.shapes.addKiosk(shape.id, anchor);
  writer.add('kiosk', id, shape.geometry, {
    name: writer.labels(shape.details, 'name'),
    alt_name: writer.labels(shape.details, 'shortName'),
    anchor_id: anchor,
    level_id: target.levelOf(floor.id),
    display_point: writer.displayPoint(shape.geometry),
  });
}

function writeFixture(
  floor: FloorFacts,
  shape: ShapeFacts,
  { writer, levelOf }: ShapeExport,
): void {
  writer.add('fixture', writer.idOf('fixture', shape.id, shape.details), shape.geometry, {
    category: shape.isWalkable ? 'desk' : shape.isBlocked ? 'obstruction' : 'furniture',
    name: writer.labels(shape.details, 'name'),
    alt_name: writer.labels(shape.details, 'shortName'),
    anchor_id: null,
    level_id: levelOf(floor.id),
    display_point: writer.displayPoint(shape.geometry),
  });
}

const DOORS: ReadonlyMap<string, object> = new Map([
  ['open', { type: 'open', automatic: null, material: null }],
  ['single-swing', { type: 'swinging', automatic: null, material: null }],
  ['double-swing', { type: 'swinging', automatic: null, material: null }],
  ['sliding', { type: 'sliding', automatic: null, material: null }],
  ['revolving', { type: 'revolving', automatic: null, material: null }],
  ['gate', { type: 'unspecified', automatic: null, material: 'gate' }],
]);

function writeOpening(floor: FloorFacts, shape: ShapeFacts, target: ShapeExport): void {
  const { writer } = target;
  const point = writer.displayPoint(shape.geometry);
  const at = writer.frame.toMetres(point?.coordinates ?? []);
  const isPrincipal = target.entrances.claim(floor.id, at);
  const isClosed = target.access.isClosed(shape.id);
  const id = writer.idOf('opening', shape.id, shape.details);
  writer.addOpening(id, shape.geometry, {
    category: isClosed ? 'service' : isPrincipal ? 'pedestrian.principal' : 'pedestrian',
    door: DOORS.get(shape.door ?? '') ?? null,
    name: writer.labels(shape.details, 'name'),
    alt_name: writer.labels(shape.details, 'shortName'),
    display_point: point,
    level_id: target.levelOf(floor.id),
  });
}
