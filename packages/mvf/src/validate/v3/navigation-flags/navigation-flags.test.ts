import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

const FLAGS = 'nodes/f_ground.geojson /features/0/properties/neighbors/0/flags';

describe('navigation flags', () => {
  it('[F1] reports two flags that share a bit', async () => {
    const venue = tinyVenue();
    venue.navigationFlags['staff'] = { index: 0, bit: 2 };
    expect(await findingsOf(venue)).toEqual(['flag-clash navigation-flags.json /staff']);
  });

  it('[F2] reports a bit that no flag declares, on edges and on connections', async () => {
    const venue = tinyVenue();
    venue.nodes['f_ground']!.features[0]!.properties.neighbors[0]!.flags = [5, 1];
    venue.connections[0]!.exits[1]!.flags = [8 + 5];
    expect(await findingsOf(venue)).toEqual([
      `undeclared-flag ${FLAGS}/1`,
      'undeclared-flag connections.json /0/exits/1/flags/0',
    ]);
  });

  it('[F3] accepts the highest bit in both spellings and reports what has more bits', async () => {
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
