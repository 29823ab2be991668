import { type SeededRandom, seededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import { MvfError } from '../../mvf-error.ts';
import { fromGeoJSON, fromGeoJSONFolder } from './from-geojson.ts';
import { box, collection, line, point } from './geojson.fixture.ts';
import type { GeoJsonVenue } from './geojson-venue.ts';

const time = '2026-01-01T00:00:00.000Z';
const RUNS = 500;

const level = collection(
  box([-1, -1, 25, 11], { type: 'building_outline' }),
  box([0, 4, 10, 10], { id: 1, type: 'room', name: 'West', color: [1, 2, 3], height: 2 }),
  box([10, 4, 20, 10], { type: 'bathroom' }),
  box([4, 3.9, 5, 4.1], { type: 'door' }),
  point([15, 4], { type: 'door' }),
  line(
    [
      [0, 2],
      [9, 2],
    ],
    { type: 'wall' },
  ),
  box([20, 0, 24, 4], { type: 'stairs' }),
);
const VENUE = {
  name: 'House',
  levels: [
    { name: 'G', data: level },
    { name: '1', data: level },
  ],
};
const FILES = {
  'main.json': JSON.stringify({ levels: [{ filename: 'a.geojson', z_order: 0 }] }),
  'a.geojson': JSON.stringify(level),
  'main-paths.json': JSON.stringify({ ...level, level_filenames: [] }),
};
const ODD: readonly unknown[] = [null, 0, -1, 1e308, Number.NaN, '', 'wall', [], {}, [[]], true];

/** Replaces something at a random place of a tree. */
function mutate(value: unknown, random: SeededRandom): unknown {
  const odd = ODD[Math.floor(random() * ODD.length)];
  if (typeof value !== 'object' || value === null || random() < 0.08) return odd;
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined) return odd;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = mutate(copy[key], random);
  return copy;
}

test('throws only MvfError for mutated levels (fromGeoJSON)', () => {
  const surprises: unknown[] = [];
  let converted = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = seededRandom(seed);
    // The list of levels comes from the caller; its content comes from the source.
    const levels = VENUE.levels.map((one) => ({
      ...one,
      data: mutate(mutate(one.data, random), random),
    }));
    try {
      fromGeoJSON({ ...VENUE, levels } as GeoJsonVenue, { time });
      converted += 1;
    } catch (error) {
      if (!(error instanceof MvfError)) surprises.push({ seed, error });
    }
  }
  expect(surprises).toEqual([]);
  expect(converted).toBeGreaterThan(RUNS / 5);
}, 120_000);

test('throws only MvfError for mutated files (fromGeoJSONFolder)', async () => {
  const surprises: unknown[] = [];
  for (let seed = 1; seed <= RUNS / 2; seed += 1) {
    const random = seededRandom(seed);
    const files = Object.entries(FILES).map(([name, text]) => [
      name,
      random() < 0.5 ? (JSON.stringify(mutate(JSON.parse(text), random)) ?? '') : text,
    ]);
    try {
      await fromGeoJSONFolder(Object.fromEntries(files) as Record<string, string>, { time });
    } catch (error) {
      if (!(error instanceof MvfError)) surprises.push({ seed, error });
    }
  }
  expect(surprises).toEqual([]);
}, 120_000);
