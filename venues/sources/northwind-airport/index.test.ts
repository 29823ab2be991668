import { expect, test } from 'vitest';
import { describeVenue } from '../../src/venue.contract.ts';
import { source } from './index.ts';

describeVenue(source);

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['gate-a7', 'security', 'baggage-belt-2', 'check-in-b']),
  );
});
