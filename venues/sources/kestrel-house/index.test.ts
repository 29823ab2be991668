import { expect, test } from 'vitest';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { describeVenue } from '../../src/venue.contract.ts';
import { source } from './index.ts';

describeVenue(source);

const keys = source.places.map(({ key }) => key);

test('has the places that samples name', () => {
  expect(keys).toEqual(
    expect.arrayContaining(['reception', 'boardroom', 'meeting-fjord', 'desk-1-01', 'canteen']),
  );
});

test('has at least 24 bookable desks on each work floor', () => {
  for (const floor of [1, 2]) {
    expect(keys.filter((key) => key.startsWith(`desk-${floor}-`)).length).toBeGreaterThanOrEqual(
      24,
    );
  }
});

test('tells the capacity of every meeting room', () => {
  const rooms = source.places.filter(({ type }) => type === 'meeting-room');
  expect(rooms.length).toBeGreaterThan(15);
  for (const { extra } of rooms) expect(extra?.['capacity']).toBeGreaterThan(1);
});

test('lets wheelchairs pass the turnstiles at the wide gate only', () => {
  const gates = source.floors.flatMap(({ doors }) => doors).filter(({ look }) => look === 'gate');
  const named = (name: string) => gates.filter(({ texts }) => texts?.name === name);
  expect(named('Turnstile').map(({ access }) => access?.accessible)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(named('Wide gate').map(({ access }) => access?.accessible)).toEqual([true]);
});

test('compiles to five floors that lifts, stairs and a ladder join', () => {
  const draft = compileVenue(source);
  expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
    ['ground', 0],
    ['first', 1],
    ['second', 2],
    ['third', 3],
    ['roof', 4],
  ]);
  expect(draft.connections.map(({ key, stops }) => [key, stops.length])).toEqual([
    ['lift-main', 4],
    ['lift-service', 4],
    ['stair-atrium', 3],
    ['stair-core', 4],
    ['ladder', 2],
  ]);
});
