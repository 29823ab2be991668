import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('connections', () => {
  it('reports an entrance and an exit that do not exist [X1]', async () => {
    const venue = tinyVenue();
    venue.connections[1]!.entrances[0]!.geometryId = 'g_none';
    venue.connections[1]!.exits[1]!.floorId = 'f_none';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id connections.json /1/entrances/0/geometryId',
      'unresolved-id connections.json /1/exits/1/floorId',
    ]);
  });

  it('reports a connection that leads back to its start [X2]', async () => {
    const venue = tinyVenue();
    const { entrances, exits } = venue.connections[1]!;
    venue.connections[1]!.entrances = entrances.slice(0, 1);
    venue.connections[1]!.exits = exits.slice(0, 1);
    expect(await findingsOf(venue)).toEqual(['connection-to-itself connections.json /1']);
  });

  it('reports a door without an exit, as found in the wild [X2]', async () => {
    const venue = tinyVenue();
    const { entrances } = venue.connections[1]!;
    Object.assign(venue.connections[1]!, { type: 'door', entrances: [entrances[0]], exits: [] });
    expect(await findingsOf(venue)).toEqual(['connection-to-itself connections.json /1']);
  });
});
