import { type Mvf3Document, readBundle } from '@brand/mvf';
import { expect, test } from 'vitest';
import { readBuiltVenue } from '../../src/built-venue.fixture.ts';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { describeVenue } from '../../src/venue.contract.ts';
import { ENTRANCE_KEYS } from './entrances.ts';
import { source } from './index.ts';

describeVenue(source);

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  for (const key of ['library', 'lecture-hall-1', 'canteen', 'sports-hall', 'bus-stop']) {
    expect(keys).toContain(key);
  }
});

test('describes every place', () => {
  const bare = source.places.filter(({ texts }) => !texts.description).map(({ key }) => key);
  expect(bare).toEqual([]);
});

test('has nothing stand on a roof that is not part of the outside of its building', async () => {
  const bundle = await readBundle(await readBuiltVenue(source.slug));
  const { facade, defaultStyle } = (await bundle.load()) as Mvf3Document;
  const outside = new Set(facade?.['f_grounds']?.flatMap(({ geometryIds }) => geometryIds));
  const roofs = Object.entries(defaultStyle ?? {})
    .filter(([name]) => name.startsWith('Roof') || name.startsWith('Facade'))
    .map(([, style]) => style)
    .flatMap(({ geometryAnchors }) => geometryAnchors)
    .filter(({ floorId }) => floorId === 'f_grounds')
    .map(({ geometryId }) => geometryId);
  expect(roofs.filter((id) => !outside.has(id))).toEqual([]);
  expect(roofs.length).toBeGreaterThan(10);
});

test('joins each building to the grounds by a door', () => {
  const draft = compileVenue(source);
  const doors = draft.connections.filter(({ type }) => type === 'door');
  expect(doors).toHaveLength(ENTRANCE_KEYS.length);
  for (const { stops } of doors) expect(stops.map(({ floor }) => floor)).toContain('grounds');
  const joined = doors.flatMap(({ stops }) => stops.map(({ floor }) => floor));
  for (const { defaultFloor } of source.buildings) expect(joined).toContain(defaultFloor);
});

test('connects floors by lifts, stairs, a ramp, a ladder and doors', () => {
  const types = new Set(source.connections.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(['door', 'elevator', 'ladder', 'ramp', 'stairs']);
});
