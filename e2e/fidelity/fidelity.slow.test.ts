import { Console } from 'node:console';
import { afterAll, describe, expect, test } from 'vitest';
import { type Fidelity, measureFidelity } from './measure-fidelity.ts';
import { findRealVenues, RECONSTRUCTIONS } from './venues.ts';

const MIN_FOUND = 0.95;
/** Ends of ramps without nodes come back from IMDF as rooms that no door leads into. */
const MIN_FOUND_AFTER_IMDF = 0.9;
/** Of a footprint; parks and courtyards are empty too. */
const MAX_EMPTY_FOOTPRINT = 0.1;
/** Metres for each kilometre. */
const MAX_SEAMS = 1;
/** A venue takes some seconds, a large one half a minute. */
const TIMEOUT_MS = 300_000;

const measured: Record<string, string | number>[] = [];
afterAll(() => new Console(process.stdout).table(measured));

/** Real venues are not part of the repository, and a suite without tests would fail. */
const VENUES = [...RECONSTRUCTIONS, ...findRealVenues()];

describe('fidelity of foreign venues', () => {
  test.each(VENUES)('$name', { timeout: TIMEOUT_MS }, async ({ name, open }) => {
    const fidelity = await measureFidelity(open());
    measured.push(rowOf(name, fidelity));
    const faults = findFaults(fidelity);
    // With their causes, which a list of figures does not show.
    expect(faults.length > 0 ? [...faults, ...fidelity.problems] : []).toEqual([]);
  });
});

function rowOf(venue: string, fidelity: Fidelity): Record<string, string | number> {
  const { named, readable, pairs, found, crossings, foundAfterImdf, connections, kept } = fidelity;
  return {
    venue,
    'labels readable': `${readable} of ${named}`,
    'routes found': `${found} of ${pairs}`,
    'walls crossed': crossings,
    'routes after IMDF': `${foundAfterImdf} of ${pairs}`,
    'connections kept': `${kept} of ${connections}`,
    'empty footprint (%)': Math.round(100 * fidelity.emptyFootprint),
    'seams (m per km)': Math.round(100 * fidelity.seams) / 100,
  };
}

function findFaults(fidelity: Fidelity): string[] {
  const { named, readable, pairs, found, crossings, foundAfterImdf, connections, kept } = fidelity;
  const faults: readonly (readonly [isFault: boolean, fault: string])[] = [
    [readable < named, 'Every room that has a name can be read at some zoom level.'],
    [found < MIN_FOUND * pairs, 'At least 95 % of the pairs of rooms have a route.'],
    [foundAfterImdf < MIN_FOUND_AFTER_IMDF * found, 'An export to IMDF and back keeps the routes.'],
    [crossings > 0, 'No route leads through a wall.'],
    [kept < connections, 'An export to IMDF and back keeps every connection.'],
    [fidelity.emptyFootprint > MAX_EMPTY_FOOTPRINT, 'No footprint reaches far beyond its shapes.'],
    [fidelity.seams > MAX_SEAMS, 'No light seams where walls meet.'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}
