import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { findStep, findRoute, NO_ROUTE_MESSAGE } from './find-route.ts';
import {
  type DrawnPoint,
  drawnPoint,
  MAX_POINTS,
  NEW_PROJECT,
  positionsOf,
} from './walk-project.ts';

let venue: Venue;
let shop: DrawnPoint;
let office: DrawnPoint;

beforeAll(async () => {
  venue = await openVenue(writeBundle(tinyVenue()));
  shop = drawnPoint(venue.get('space', 'g_g-shop').center, 'f_ground');
  office = drawnPoint(venue.get('space', 'g_u-office').center, 'f_upper');
});

describe('findRoute', () => {
  test('crosses floors by their connections', async () => {
    const { points } = await findRoute(
      venue,
      venue.get('space', 'g_g-shop'),
      venue.get('space', 'g_u-office'),
    );
    const floors = points.map(({ floorId }) => floorId);
    expect(floors[0]).toBe('f_ground');
    expect(floors.at(-1)).toBe('f_upper');
    const told = positionsOf({ ...NEW_PROJECT, points });
    expect(new Set(told.map(({ floorId }) => floorId)).size).toBe(2);
  });

  test('returns the reason when no route exists', async () => {
    const nowhere = { lngLat: [0, 0] as const, floorId: 'f_ground' };
    const way = await findRoute(venue, nowhere, shop);
    expect(way).toEqual({ points: [], reason: expect.stringMatching(/\w+\.$/) });
  });
});

describe('findStep', () => {
  test('adds only the clicked point on the floor of the last point', async () => {
    const near = drawnPoint({ lngLat: [13.4, 52.5] }, 'f_ground');
    expect(await findStep(venue, [], near)).toEqual({ points: [near] });
    expect(await findStep(venue, [shop], near)).toEqual({ points: [near] });
  });

  test('adds the route to a point on another floor and ends at the clicked point', async () => {
    const { points } = await findStep(venue, [shop], office);
    expect(points.length).toBeGreaterThan(2);
    expect(points.at(-1)).toEqual(office);
    expect(points[0]?.floorId).toBe('f_ground');
    expect(points).not.toContainEqual(shop);
  });

  test('returns advice when no route leads to the point on another floor', async () => {
    const nowhere = drawnPoint({ lngLat: [0, 0] }, 'f_upper');
    expect(await findStep(venue, [shop], nowhere)).toEqual({
      points: [],
      reason: NO_ROUTE_MESSAGE,
    });
  });

  test('rejects a point when the walk is full', async () => {
    const full = Array.from({ length: MAX_POINTS }, () => shop);
    expect(await findStep(venue, full, office)).toEqual({
      points: [],
      reason: 'A walk can have up to 500 points. Delete some, or start another walk.',
    });
  });
});
