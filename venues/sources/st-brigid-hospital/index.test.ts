import { expect, test } from 'vitest';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { describeVenue } from '../../src/venue.contract.ts';
import { source } from './index.ts';

describeVenue(source);

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  for (const key of ['reception', 'emergency', 'radiology', 'ward-2a', 'cafe']) {
    expect(keys).toContain(key);
  }
});

test('compiles to floors and a half floor that elevators, stairs and a ramp join', () => {
  const draft = compileVenue(source);
  expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
    ['ground', 0],
    ['half-level', 0.5],
    ['first', 1],
    ['second', 2],
  ]);
  const stops = Object.fromEntries(
    draft.connections.map((connection) => [
      connection.key,
      [connection.type, ...connection.stops.map(({ floor }) => floor)],
    ]),
  );
  expect(stops).toMatchObject({
    'lift-main': ['elevator', 'ground', 'first', 'second'],
    'lift-hall': ['elevator', 'ground', 'first'],
    'ramp-library': ['ramp', 'ground', 'half-level'],
    'stair-library': ['stairs', 'ground', 'half-level'],
  });
});
