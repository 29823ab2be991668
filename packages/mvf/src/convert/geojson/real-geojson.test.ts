import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { buildRoutingGraph } from '../../routing/graph/build-routing-graph.ts';
import { findRoute } from '../../routing/graph/find-route.ts';
import { validate } from '../../validate/index.ts';
import type { Converted } from '../../convert-report.ts';
import { fromGeoJSONFolder } from './from-geojson.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/westport-house');
const isMissing = !existsSync(FOLDER);
const reason = isMissing ? ' (skipped: ../shared/data/westport-house is not here)' : '';

const read = (isWanted: (name: string) => boolean): Promise<Converted<Mvf3Document>> => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('json') && isWanted(name));
  const files = names.map((name) => [name, new Uint8Array(readFileSync(join(FOLDER, name)))]);
  return fromGeoJSONFolder(Object.fromEntries(files) as Record<string, Uint8Array>, {
    time: '2026-01-01T00:00:00.000Z',
  });
};

describe.skipIf(isMissing)(`fromGeoJSONFolder on an office${reason}`, () => {
  let converted: Converted<Mvf3Document>;
  beforeAll(async () => {
    converted = await read(() => true);
  }, 60_000);

  test('follows its index to seven named floors', () => {
    const { floors, manifest } = converted.document;
    expect(manifest.features[0]?.properties.name).toBe('Westport House');
    expect(floors.features.map(({ properties }) => properties.elevation)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
    expect(floors.features[0]?.properties.details).toMatchObject({
      name: 'Ground Floor',
      shortName: 'G',
    });
  });

  test('finds doors, places, and connections between floors', () => {
    const { document, report } = converted;
    expect(Object.values(document.entranceAesthetic ?? {}).flat().length).toBeGreaterThan(320);
    const names = document.locations?.map(({ details }) => details.name);
    expect(names).toEqual(expect.arrayContaining(['Kitchen', 'Meeting Room Large']));
    const types = new Set(document.connections?.map(({ type }) => type));
    expect(types).toEqual(new Set(['stairs', 'elevator']));
    expect(report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['open-floor', 'stacked-connector', 'path']),
    );
  });

  test('routes from the kitchen to nearly all rooms, through open floors', () => {
    const { document } = converted;
    const graph = buildRoutingGraph(document);
    const nodesOf = (id: string | undefined): number[] => [
      ...(graph.nodesByGeometry.get(id ?? '') ?? []),
    ];
    const kitchen = document.locations?.find(({ details }) => details.name === 'Kitchen');
    const starts = nodesOf(kitchen?.geometryAnchors?.[0]?.geometryId);
    const rooms = Object.entries(document.kinds ?? {}).flatMap(([floor, byId]) =>
      Object.keys(byId).filter((id) => byId[id] === 'room' && document.walkable?.[floor]?.[id]),
    );
    const routable = rooms.filter((room) => findRoute(graph, starts, nodesOf(room)));
    expect(rooms.length).toBeGreaterThan(50);
    expect(routable.length / rooms.length).toBeGreaterThan(0.9);
  });

  test('validates without errors', async () => {
    const { counts } = await validate(converted.document);
    expect(counts.error).toBe(0);
  });
});

describe.skipIf(isMissing)(`fromGeoJSONFolder without the index${reason}`, () => {
  test('derives the levels from file names', async () => {
    const { document, report } = await read((name) =>
      /floor-(gf|1|2)\.geojson$|outline/.test(name),
    );
    expect(document.floors.features.map(({ properties }) => properties.elevation)).toEqual([
      0, 1, 2,
    ]);
    expect(report.map(({ code }) => code)).toContain('level-from-name');
  }, 60_000);
});
