import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('address', () => {
  it('reports an address of a stack that does not exist [Q1]', async () => {
    const venue = tinyVenue();
    venue.address.floorStacks!['fs_none'] = {};
    expect(await findingsOf(venue)).toEqual(['unresolved-id address.json /floorStacks/fs_none']);
  });
});
