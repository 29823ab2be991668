import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import type { Route, RouteResult } from './route.ts';
import type { RouteOptions, RouteZone, ZoneGeometry } from './route-options.ts';

function found(result: RouteResult): Route {
  if (!result.found) throw new Error(result.message);
  return result;
}

/** An axis-aligned rectangle in metres of the tiny venue. */
function rectangle(west: number, south: number, east: number, north: number): ZoneGeometry {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
  return { type: 'Polygon', coordinates: [corners.map(([x, y]) => placeAt(x, y).lngLat)] };
}

async function acrossHall(zones: readonly RouteZone[]): Promise<RouteResult> {
  const venue = await openDocument(tinyVenue());
  // Along the hallway from x = 6 to 22, plus 4 m in and 4 m out.
  return venue.route(venue.get('space', 'g_g-shop'), venue.get('space', 'g_g-office'), { zones });
}

async function stairsOrLift(options: RouteOptions): Promise<string[]> {
  const venue = await openDocument(tinyVenue());
  const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
  const { sections } = found(await venue.route(from, to, options));
  return sections.flatMap(({ connection }) => connection?.id ?? []);
}

describe('zones', () => {
  it('cost per metre, for the part of an edge inside, and add up', async () => {
    const plain = found(await acrossHall([]));
    const zone = { area: rectangle(10, 8, 13, 12), floorId: 'f_ground', cost: 2 };
    const dearer = found(await acrossHall([zone]));
    expect(dearer.cost - plain.cost).toBeCloseTo(3 * 2, 2);
    const twice = found(await acrossHall([zone, { ...zone, cost: 5 }]));
    expect(twice.cost - plain.cost).toBeCloseTo(3 * 7, 2);
  });

  it('apply to their floor, or to all floors', async () => {
    const plain = found(await acrossHall([]));
    const area = rectangle(10, 8, 13, 12);
    const above = found(await acrossHall([{ area, floorId: 'f_upper', cost: 9 }]));
    expect(above.cost).toBe(plain.cost);
    const everywhere = found(await acrossHall([{ area, cost: 9 }]));
    expect(everywhere.cost).toBeGreaterThan(plain.cost + 20);
  });

  it('close what they cover, and are named as the reason', async () => {
    const closed = await acrossHall([{ area: rectangle(10, 8, 13, 12), cost: Infinity }]);
    expect(closed).toMatchObject({ found: false, reason: 'closed' });
    expect(closed).toHaveProperty('message', expect.stringContaining('zones'));
  });

  it('enclose a coordinate, and are named as the reason', async () => {
    const venue = await openDocument(tinyVenue());
    const zones = [{ area: rectangle(0, 0, 12, 7.5), cost: Infinity }];
    const from = placeAt(3, 3, 'f_ground');
    const to = venue.get('space', 'g_g-office');
    expect(await venue.route(from, to, { zones })).toMatchObject({ reason: 'closed' });
    expect(await venue.route(to, from, { zones })).toMatchObject({ reason: 'closed' });
  });

  it('close the whole venue if they go around the globe', async () => {
    const world = [
      [-180, -90],
      [180, -90],
      [180, 90],
      [-180, 90],
      [-180, -90],
    ];
    for (const ring of [world, world.toReversed()]) {
      const area: ZoneGeometry = { type: 'Polygon', coordinates: [ring] };
      expect(await acrossHall([{ area, cost: Infinity }])).toMatchObject({ reason: 'closed' });
    }
    // The hole excludes the whole venue.
    const spared: ZoneGeometry = {
      type: 'Polygon',
      coordinates: [world, ...(rectangle(-99, -99, 99, 99).coordinates as number[][][])],
    };
    expect(await acrossHall([{ area: spared, cost: Infinity }])).toMatchObject({ found: true });
  });

  it('can consist of several polygons', async () => {
    const parts = [rectangle(10, 8, 11, 12), rectangle(15, 8, 17, 12)];
    const area = {
      type: 'MultiPolygon',
      coordinates: parts.map(({ coordinates }) => coordinates),
    } as ZoneGeometry;
    const plain = found(await acrossHall([]));
    const dearer = found(await acrossHall([{ area, cost: 2 }]));
    expect(dearer.cost - plain.cost).toBeCloseTo(3 * 2, 2);
  });

  it('accept areas of the venue', async () => {
    const venue = await openDocument(tinyVenue());
    const zones = [{ area: venue.get('area', 'g_o-plaza'), cost: Infinity }];
    const from = (await venue.loadNodes()).find(({ id }) => id === 'n_o-plaza')!;
    const result = await venue.route(from, venue.get('space', 'g_g-shop'), { zones });
    expect(result).toMatchObject({ found: false, reason: 'closed' });
  });

  it('keep the straightened route outside', async () => {
    const venue = await openDocument(tinyVenue());
    // From one end of the hallway to the other, past a zone that only the straight line touches.
    const [from, to] = [placeAt(2, 11.5, 'f_ground'), placeAt(10, 11.5, 'f_ground')];
    const zones = [{ area: rectangle(5, 11, 6, 12), cost: Infinity }];
    expect(found(await venue.route(from, to)).distance).toBeCloseTo(8, 2);
    expect(found(await venue.route(from, to, { zones })).distance).toBeGreaterThan(8.2);
  });

  it('require a valid cost and a polygon', async () => {
    const bad = { code: 'venue/bad-option' };
    await expect(acrossHall([{ area: rectangle(0, 0, 1, 1), cost: -1 }])).rejects.toMatchObject(
      bad,
    );
    const feature = { type: 'Feature', geometry: rectangle(0, 0, 1, 1) } as never;
    await expect(acrossHall([{ area: feature, cost: 1 }])).rejects.toMatchObject(bad);
    const swapped: ZoneGeometry = { type: 'Polygon', coordinates: [[[52, 134]]] };
    await expect(acrossHall([{ area: swapped, cost: 1 }])).rejects.toMatchObject(bad);
  });
});

function weigh(key: string): Promise<unknown> {
  return stairsOrLift({ connectionWeights: { [key]: 2 } });
}

describe('connectionWeights', () => {
  it('make connections more expensive, cheaper or unusable, by id before type', async () => {
    expect(await stairsOrLift({})).toEqual(['c_stairs']);
    expect(await stairsOrLift({ connectionWeights: { stairs: 10 } })).toEqual(['c_lift']);
    expect(await stairsOrLift({ connectionWeights: { c_stairs: Infinity } })).toEqual(['c_lift']);
    expect(await stairsOrLift({ connectionWeights: { elevator: 0.1 } })).toEqual(['c_lift']);
    const weights = { elevator: 0.1, c_lift: 3 };
    expect(await stairsOrLift({ connectionWeights: weights })).toEqual(['c_stairs']);
  });

  it('exclude connections, and are named as the reason', async () => {
    const venue = await openDocument(tinyVenue());
    const result = await venue.route(
      venue.get('space', 'g_g-shop'),
      venue.get('space', 'g_u-shop'),
      {
        connectionWeights: { stairs: Infinity, elevator: Infinity },
      },
    );
    expect(result).toMatchObject({ found: false, reason: 'closed' });
  });

  it('reject unknown connections and suggest similar ones', async () => {
    await expect(weigh('c_lifft')).rejects.toMatchObject({
      code: 'venue/bad-option',
      message: expect.stringMatching(
        /found "c_lifft"\. Types are: elevator, escalator, .*\. Connections with a similar id: c_lift\./,
      ),
    });
    await expect(weigh('lift')).rejects.toMatchObject({ code: 'venue/bad-option' });
    // A type that other venues have.
    expect(await weigh('escalator')).toEqual(['c_stairs']);
  });

  it('require valid factors', async () => {
    const weights = { stairs: Number.NaN };
    await expect(stairsOrLift({ connectionWeights: weights })).rejects.toMatchObject({
      code: 'venue/bad-option',
    });
  });
});

type Change = (document: TinyVenue) => void;
type Ask = (venue: Venue) => Promise<RouteResult>;

async function reasonOf(change: Change, ask: Ask): Promise<string> {
  const document = tinyVenue();
  change(document);
  const result = await ask(await openDocument(document));
  return result.found ? 'found' : result.reason;
}

function upstairs(options: RouteOptions = {}): Ask {
  return (venue) =>
    venue.route(venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop'), options);
}

const noChange: Change = () => undefined;
// With shapes, a network would be generated from them.
const withoutNodes: Change = (document) => {
  document.nodes = {};
  document.geometry = {};
};
const withoutConnections: Change = (document) => {
  document.connections = [];
};
const withoutLift: Change = (document) => {
  document.connections = document.connections.filter(({ id }) => id !== 'c_lift');
};
const withoutFlag: Change = (document) => {
  delete (document.navigationFlags as Record<string, unknown>)['accessible'];
};

describe('no route', () => {
  it('has a reason', async () => {
    const [inside, outside] = [placeAt(5, 5, 'f_ground'), placeAt(500, 500, 'f_outside')];
    const nowhere = { ...inside, floorId: 'f_none' };
    const reasons = await Promise.all([
      reasonOf(withoutNodes, (venue) => venue.route(inside, outside)),
      reasonOf(withoutConnections, upstairs()),
      reasonOf(noChange, (venue) => venue.route(outside, inside)),
      reasonOf(noChange, (venue) => venue.route([], inside)),
      reasonOf(noChange, (venue) => venue.route(inside, outside)),
      reasonOf(noChange, (venue) => venue.route(inside, nowhere)),
    ]);
    expect(reasons).toEqual([
      'no-nodes',
      'not-connected',
      'start-off-network',
      'start-off-network',
      'end-off-network',
      'end-off-network',
    ]);
  });

  it('distinguishes steps from walls if only the step-free route is missing', async () => {
    expect(await reasonOf(withoutLift, upstairs())).toBe('found');
    const stepFree = upstairs({ accessible: true });
    expect(await reasonOf(withoutLift, stepFree)).toBe('not-accessible');
    expect(await reasonOf(withoutFlag, stepFree)).toBe('not-accessible');
  });

  it('reports the step-free route as closed if the app closed the lift', async () => {
    const closed = upstairs({ accessible: true, connectionWeights: { elevator: Infinity } });
    expect(await reasonOf(noChange, closed)).toBe('closed');
  });
});
