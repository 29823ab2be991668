import { tinyVenue } from '@brand/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import { WalkableFloor } from './walkable-floor.ts';

const metres = (x: number, y: number): number[] => [...placeAt(x, y).lngLat];

describe('WalkableFloor', () => {
  let venue: Venue;
  let ground: WalkableFloor;
  let upper: WalkableFloor;
  beforeAll(async () => {
    venue = await openDocument(tinyVenue());
    ground = new WalkableFloor(venue.get('floor', 'f_ground'));
    upper = new WalkableFloor(venue.get('floor', 'f_upper'));
  });
  const at = (x: number, y: number) => venue.frame.toMetres(placeAt(x, y).lngLat);
  const walk = (space: WalkableFloor, from: [number, number], to: [number, number]): boolean => {
    const [a, b] = [at(...from), at(...to)];
    return space.canWalk(a, b, new Set(space.partsAlong(a, b)));
  };

  it('allows walking along the hallway, but not through obstacles', () => {
    expect(walk(ground, [1, 11], [29, 11])).toBe(true);
    expect(walk(ground, [1, 9.25], [29, 9.25])).toBe(false);
  });

  it('allows walking through doors, but not through the outline of a room beside them', () => {
    expect(walk(ground, [6, 4], [6, 10])).toBe(true);
    expect(walk(ground, [18, 4], [18, 10])).toBe(true);
    expect(walk(ground, [15, 4], [15, 10])).toBe(false);
  });

  it('blocks walls, voids and leaving the walkable area', () => {
    expect(walk(ground, [10, 4], [14, 4])).toBe(false);
    expect(walk(upper, [8, 17], [14, 17])).toBe(false);
    expect(walk(upper, [8, 14], [14, 14])).toBe(true);
    expect(walk(ground, [1, 10], [-3, 10])).toBe(false);
  });

  it('restricts walking to the allowed parts', () => {
    const [room, hall] = [at(6, 4), at(6, 10)];
    const inRoom = new Set(ground.partsAlong(room, at(6, 6)));
    expect(ground.canWalk(room, at(5, 6), inRoom)).toBe(true);
    expect(ground.canWalk(room, hall, inRoom)).toBe(false);
  });

  it('keeps the same clearance from corners as its ends', () => {
    expect(walk(ground, [11, 9.7], [15, 9.7])).toBe(false);
    expect(walk(ground, [11, 9.9], [15, 9.9])).toBe(true);
    expect(walk(ground, [12.5, 9.7], [13.5, 9.7])).toBe(true);
  });

  it('sees through doors and past ignored elements', () => {
    expect(ground.canSee(at(6, 4), at(6, 10))).toBe(true);
    expect(ground.canSee(at(3, 4), at(3, 10))).toBe(false);
    expect(ground.canSee(at(13, 9.2), at(13, 11))).toBe(false);
    const around = ground.solidsAt(at(13, 9.2));
    expect(around.map(({ id }) => id)).toEqual(['g_g-kiosk']);
    expect(ground.canSee(at(13, 9.2), at(13, 11), (element) => around.includes(element))).toBe(
      true,
    );
  });

  it('opens the front of a room whose drawn walls leave it open', async () => {
    const document = tinyVenue();
    const walls = document.geometry['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_g-walls',
    )!;
    // The shop has walls on three sides, and the door in the fourth is removed.
    if (walls.geometry.type !== 'MultiLineString') throw new Error('expected walls as lines');
    walls.geometry.coordinates.push([metres(0, 8), metres(0, 0), metres(12, 0), metres(12, 8)]);
    const { features } = document.geometry['f_ground']!;
    document.geometry['f_ground']!.features = features.filter(
      ({ properties }) => properties.id !== 'g_g-door-shop',
    );
    const open = new WalkableFloor((await openDocument(document)).get('floor', 'f_ground'));
    expect(walk(open, [3, 4], [3, 10])).toBe(true);
    expect(walk(open, [10, 4], [14, 4])).toBe(false);
    // Furniture at the same places does not make the fourth side an opening.
    document.kinds['f_ground']!['g_g-walls'] = 'object';
    const closed = new WalkableFloor((await openDocument(document)).get('floor', 'f_ground'));
    expect(walk(closed, [3, 4], [3, 10])).toBe(false);
  });

  it('treats spaces as walkable if the bundle declares nothing walkable', async () => {
    const document = tinyVenue();
    document.walkable = {};
    document.nonwalkable = {};
    const plain = new WalkableFloor((await openDocument(document)).get('floor', 'f_upper'));
    expect(walk(plain, [6, 4], [6, 10])).toBe(true);
    expect(walk(plain, [8, 17], [14, 17])).toBe(false);
  });
});
