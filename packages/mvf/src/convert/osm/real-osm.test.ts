import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { buildRoutingGraph } from '../../routing/graph/build-routing-graph.ts';
import { findRoute } from '../../routing/graph/find-route.ts';
import { validate } from '../../validate/index.ts';
import type { Converted } from '../../convert-report.ts';
import { fromOSM } from './from-osm.ts';
import { toOsmXml } from './osm-xml.fixture.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data');
const isMissing = !existsSync(FOLDER);
const reason = isMissing ? ' (skipped: ../shared/data is not here)' : '';
const time = '2026-01-01T00:00:00.000Z';

const read = (path: string): Converted<Mvf3Document> =>
  fromOSM(new Uint8Array(readFileSync(join(FOLDER, path))), { time });

function walkableRooms({ kinds, walkable }: Mvf3Document): string[] {
  return Object.entries(kinds ?? {}).flatMap(([floor, byId]) =>
    Object.keys(byId).filter((id) => byId[id] === 'room' && walkable?.[floor]?.[id]),
  );
}

/** The number of walkable rooms, and how many of them are reachable from a place. */
function countRoutable(document: Mvf3Document, from: string): [rooms: number, routable: number] {
  const graph = buildRoutingGraph(document);
  const start = document.locations?.find(({ details }) => details.name === from);
  const nodesOf = (id: string | undefined): readonly number[] => [
    ...(graph.nodesByGeometry.get(id ?? '') ?? []),
  ];
  const starts = nodesOf(start?.geometryAnchors?.[0]?.geometryId);
  const rooms = walkableRooms(document);
  return [rooms.length, rooms.filter((room) => findRoute(graph, starts, nodesOf(room))).length];
}

describe.skipIf(isMissing)(`fromOSM on a university building${reason}`, () => {
  let converted: Converted<Mvf3Document>;
  beforeAll(() => {
    converted = read('tu-dresden-apb-osm/apb.geojson');
  });

  test('finds its floors, half levels included', () => {
    const { floors, floorStacks } = converted.document;
    expect(floors.features.map(({ properties }) => properties.elevation)).toEqual([
      -1, 0, 0.25, 0.5, 1, 1.5, 2, 3,
    ]);
    expect(floorStacks).toHaveLength(1);
    expect(floorStacks?.[0]?.details?.name).toBe('Andreas-Pfitzmann-Bau');
  });

  test('finds its rooms, doors and places', () => {
    const { document } = converted;
    const sources = new Set(
      Object.values(document.geometry ?? {})
        .flatMap(({ features }) => features)
        .filter(({ properties }) => walkableRooms(document).includes(properties.id))
        .map(({ properties }) => properties.details?.externalId),
    );
    expect(sources.size).toBeGreaterThan(390);
    expect(sources.size).toBeLessThan(410);
    const doors = Object.values(document.entranceAesthetic ?? {}).flat();
    expect(doors.length).toBeGreaterThan(495);
    expect(doors.length).toBeLessThan(550);
    const names = document.locations?.map(({ details }) => details.name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['Foyer', '3078', 'Toilets (women)']));
  });

  test('connects its floors by two lifts and seven stairwells', () => {
    const { connections = [] } = converted.document;
    const names = (type: string): (string | undefined)[] =>
      connections.filter((one) => one.type === type).map(({ details }) => details?.name);
    expect(names('elevator')).toEqual(['Aufzug1', 'Aufzug2']);
    expect(names('stairs').toSorted()).toEqual([
      'TR01',
      'TR02',
      'TR03',
      'TR04',
      'TR05',
      'TR06',
      'TR07',
    ]);
  });

  test('routes from the foyer to nearly all rooms', () => {
    const [rooms, routable] = countRoutable(converted.document, 'Foyer');
    expect(rooms).toBeGreaterThan(420);
    expect(routable / rooms).toBeGreaterThan(0.97);
  });

  test('imports the same building from OSM XML', () => {
    const { features } = JSON.parse(
      readFileSync(join(FOLDER, 'tu-dresden-apb-osm/apb.geojson'), 'utf8'),
    ) as { features: Parameters<typeof toOsmXml>[0] };
    const fromXml = fromOSM(toOsmXml(features), { time }).document;
    expect(fromXml.floors.features).toHaveLength(8);
    expect(walkableRooms(fromXml)).toHaveLength(walkableRooms(converted.document).length);
    expect(fromXml.connections).toHaveLength(9);
  });

  test('validates without errors or warnings', async () => {
    const { findings } = await validate(converted.document);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});

describe.skipIf(isMissing)(`fromOSM on a shopping mall${reason}`, () => {
  let converted: Converted<Mvf3Document>;
  beforeAll(() => {
    converted = read('grand-place-osm/grand-place.geojson');
  }, 60_000);

  test('finds shops with names, hours and categories on its floors', () => {
    const { document } = converted;
    expect(document.floors.features.map(({ properties }) => properties.elevation)).toEqual([
      0, 1, 2,
    ]);
    expect(document.manifest.features[0]?.properties.name).toBe("Grand'Place");
    const shop = document.locations?.find(({ details }) => details.name === 'H&M');
    expect(shop?.openingHours?.[0]).toMatchObject({ opens: '09:30', closes: '20:00' });
    const category = document.locationCategories?.find(({ id }) => id === shop?.categories?.[0]);
    expect(category?.details.name).toBe('Clothes');
  });

  test('reads escalators with their direction', () => {
    const escalators = (converted.document.connections ?? []).filter(
      ({ type }) => type === 'escalator',
    );
    const isOneWay = escalators.map(
      ({ entrances, exits }) => entrances.length + exits.length === 2,
    );
    expect(isOneWay.toSorted()).toEqual([false, true, true]);
  });

  test('makes nearly all shops routable although none has a door', () => {
    const [rooms, routable] = countRoutable(converted.document, 'H&M');
    expect(rooms).toBeGreaterThan(110);
    expect(routable / rooms).toBeGreaterThan(0.95);
  });

  test('validates without errors', async () => {
    const { counts } = await validate(converted.document);
    expect(counts.error).toBe(0);
  });
});
