import { expect, test } from 'vitest';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { describeVenue } from '../../src/venue.contract.ts';
import { source } from './index.ts';

describeVenue(source);

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  for (const key of [
    'bakery',
    'cinema',
    'information',
    'supermarket',
    'bookshop',
    'toilets-ground',
  ]) {
    expect(keys).toContain(key);
  }
});

test('compiles to three floors that lifts, escalators, stairs and moving walks join', () => {
  const draft = compileVenue(source);
  expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
    ['lower', -1],
    ['ground', 0],
    ['upper', 1],
  ]);
  const types = draft.connections.map(({ type }) => type);
  expect([...new Set(types)].toSorted()).toEqual(['elevator', 'escalator', 'stairs', 'travelator']);
});
