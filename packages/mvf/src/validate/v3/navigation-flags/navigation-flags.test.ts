import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

const FLAGS = 'nodes/f_ground.geojson /features/0/properties/neighbors/0/flags';

describe('navigation flags', () => {
  it('reports two flags that share a bit [F1]', async () => {
    const venue = tinyVenue();
    venue.navigationFlags['staff'] = { index: 0, bit: 2 };
    expect(await findingsOf(venue)).toEqual(['flag-clash navigation-flags.json /staff']);
  });

  it('reports a bit that no flag declares, on edges and on connections [F2]', async () => {
    const venue = tinyVenue();
    venue.nodes['f_ground']!.features[0]!.properties.neighbors[0]!.flags = [5, 1];
    venue.connections[0]!.exits[1]!.flags = [8 + 5];
    expect(await findingsOf(venue)).toEqual([
      `undeclared-flag ${FLAGS}/1`,
      'undeclared-flag connections.json /0/exits/1/flags/0',
    ]);
  });

  it('accepts the highest bit in both spellings and reports more bits [F3]', async () => {
    const venue = tinyVenue();
    venue.navigationFlags['night'] = { index: 0, bit: 31 };
    const { neighbors } = venue.nodes['f_ground']!.features[0]!.properties;
    neighbors[0]!.flags = [5 - 2 ** 31];
    expect(await findingsOf(venue)).toEqual([]);
    neighbors[0]!.flags = [5 + 2 ** 31];
    expect(await findingsOf(venue)).toEqual([]);
    neighbors[0]!.flags = [5 + 2 ** 32];
    expect(await findingsOf(venue)).toEqual([`out-of-range ${FLAGS}/0`]);
  });
});
