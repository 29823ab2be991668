import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../model/connection.ts';
import { openDocument } from '../tiny-venue.fixture.ts';
import { rideSeconds } from './travel-time.ts';

async function connectionOf(type: string): Promise<Connection> {
  const document = tinyVenue();
  document.connections[0]!.type = type;
  return (await openDocument(document)).get('connection', 'c_lift');
}

describe('rideSeconds', () => {
  it('adds the wait for a lift and 3 s per floor', async () => {
    const connection = await connectionOf('elevator');
    expect(rideSeconds({ connection, rise: 4, length: 0 }, 1.35)).toBe(32);
  });

  it('uses a higher speed on a moving walkway than beside it', async () => {
    const connection = await connectionOf('travelator');
    expect(rideSeconds({ connection, rise: 0, length: 80 }, 1.35)).toBeCloseTo(51, 9);
  });

  it('assumes walking if a connection stays on the floor', async () => {
    const connection = await connectionOf('stairs');
    expect(rideSeconds({ connection, rise: 0, length: 6 }, 2)).toBe(3);
    expect(rideSeconds({ connection, rise: 2, length: 6 }, 2)).toBe(32);
  });

  it('falls back to a default for unknown types', async () => {
    const connection = await connectionOf('constructor');
    expect(rideSeconds({ connection, rise: 1, length: 0 }, 1.35)).toBe(21);
  });
});
