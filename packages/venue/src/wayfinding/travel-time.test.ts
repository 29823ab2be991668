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
  it('waits for a lift, and rides 3 s a floor', async () => {
    const connection = await connectionOf('elevator');
    expect(rideSeconds({ connection, rise: 4, length: 0 }, 1.35)).toBe(32);
  });

  it('is faster on a moving walkway than beside it', async () => {
    const connection = await connectionOf('travelator');
    expect(rideSeconds({ connection, rise: 0, length: 80 }, 1.35)).toBeCloseTo(51, 9);
  });

  it('walks where a connection leads across the floor', async () => {
    const connection = await connectionOf('stairs');
    expect(rideSeconds({ connection, rise: 0, length: 6 }, 2)).toBe(3);
    expect(rideSeconds({ connection, rise: 2, length: 6 }, 2)).toBe(32);
  });

  it('has a figure for kinds that it does not know', async () => {
    const connection = await connectionOf('constructor');
    expect(rideSeconds({ connection, rise: 1, length: 0 }, 1.35)).toBe(21);
  });
});
