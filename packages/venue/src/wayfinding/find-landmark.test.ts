import { tinyVenue } from '@brand/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import { findLandmark, type LandmarkSearch, sideOf } from './find-landmark.ts';
import { WalkableFloor } from './walkable-floor.ts';
import type { Landmark } from './route.ts';

describe('findLandmark', () => {
  let venue: Venue;
  let space: WalkableFloor;
  beforeAll(async () => {
    venue = await openDocument(tinyVenue());
    space = new WalkableFloor(venue.get('floor', 'f_ground'));
  });
  /** The landmark for a person walking east. */
  const look = (x: number, y: number, more: Partial<LandmarkSearch> = {}): Landmark | undefined =>
    findLandmark({
      floor: venue.get('floor', 'f_ground'),
      space,
      point: venue.frame.toMetres(placeAt(x, y).lngLat),
      heading: 90,
      turnsTo: 'left',
      except: new Set(),
      ...more,
    });

  it('finds the nearest named element and its side', () => {
    expect(look(6.5, 10)).toMatchObject({ element: { id: 'loc_info' }, side: 'at' });
    expect(look(3, 9)).toMatchObject({ element: { id: 'loc_shop' }, side: 'right' });
    expect(look(9, 11)).toMatchObject({ element: { id: 'loc_cafe' }, side: 'left' });
  });

  it('ignores elements that are far away, contain the position or are excluded', () => {
    expect(look(29, 10)).toBeUndefined();
    expect(look(6.5, 10, { except: new Set(venue.locations) })).toBeUndefined();
    const inShop = look(3, 3);
    expect(inShop?.element.id).not.toBe('loc_shop');
  });

  it('ignores elements behind a wall', () => {
    // A point in the studio, 1 m from the shop, with a wall between.
    expect(look(13, 4)).toBeUndefined();
    const open = { canSee: () => true };
    expect(look(13, 4, { space: open })).toMatchObject({ element: { id: 'loc_shop' } });
  });

  it('computes sides relative to the walking direction', () => {
    const [here, east, north] = [
      { x: 0, y: 0 },
      { x: 5, y: 1 },
      { x: 0, y: 5 },
    ];
    expect(sideOf(90, here, east)).toBe('ahead');
    expect(sideOf(90, here, north)).toBe('left');
    expect(sideOf(270, here, north)).toBe('right');
    expect(sideOf(0, here, { x: 0.1, y: 0.1 })).toBe('at');
  });
});
