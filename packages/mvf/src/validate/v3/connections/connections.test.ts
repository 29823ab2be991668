import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('connections', () => {
  it('[X1] reports an entrance and an exit that do not exist', async () => {
    const venue = tinyVenue();
    venue.connections[1]!.entrances[0]!.geometryId = 'g_none';
    venue.connections[1]!.exits[1]!.floorId = 'f_none';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id connections.json /1/entrances/0/geometryId',
      'unresolved-id connections.json /1/exits/1/floorId',
    ]);
  });

  it('[X2] reports a connection that leads back to where it begins', async () => {
    const venue = tinyVenue();
    const { entrances, exits } = venue.connections[1]!;
    venue.connections[1]!.entrances = entrances.slice(0, 1);
    venue.connections[1]!.exits = exits.slice(0, 1);
    expect(await findingsOf(venue)).toEqual(['connection-to-itself connections.json /1']);
  });

  it('[X2] takes a door without an exit, which the wild has, for one that leads nowhere', async () => {
    const venue = tinyVenue();
    const { entrances } = venue.connections[1]!;
    Object.assign(venue.connections[1]!, { type: 'door', entrances: [entrances[0]], exits: [] });
    expect(await findingsOf(venue)).toEqual(['connection-to-itself connections.json /1']);
  });
});
