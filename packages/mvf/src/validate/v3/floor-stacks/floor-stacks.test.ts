import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('floor stacks', () => {
  it('reports a floor that does not exist [S1]', async () => {
    const venue = tinyVenue();
    venue.floorStacks[0]!.floors.push('f_none');
    expect(await findingsOf(venue)).toEqual(['unresolved-id floor-stacks.json /0/floors/2']);
  });

  it('reports a floor that is in a stack twice [S2]', async () => {
    const venue = tinyVenue();
    venue.floorStacks[0]!.floors.push('f_ground');
    expect(await findingsOf(venue)).toEqual(['floor-twice-in-stack floor-stacks.json /0/floors/2']);
  });

  it('lets a floor be in two stacks [S2]', async () => {
    const venue = tinyVenue();
    venue.floorStacks.push({ id: 'fs_other', floors: ['f_ground'] });
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('reports a default floor that is not in the stack [S3]', async () => {
    const venue = tinyVenue();
    venue.floorStacks[0]!.defaultFloor = 'f_outside';
    expect(await findingsOf(venue)).toEqual([
      'default-floor-not-in-stack floor-stacks.json /0/defaultFloor',
    ]);
  });
});
