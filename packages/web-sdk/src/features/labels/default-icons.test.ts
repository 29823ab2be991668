import { describe, expect, test } from 'vitest';
import type { GeometryElement, Location } from '@brand/venue';
import { type DefaultIcon, defaultIconName, defaultIconOf } from './default-icons.ts';

type Category = { id: string; name: string; parent?: Category };

function iconOf(place: {
  readonly kind?: string;
  readonly connectionType?: string;
  readonly name?: string;
  readonly categories?: readonly Category[];
}): DefaultIcon | undefined {
  const { kind = 'room', connectionType, name = '', categories } = place;
  const connections = connectionType === undefined ? [] : [{ connectionType }];
  const element = { kind, connections } as unknown as GeometryElement;
  return defaultIconName(element, categories && ({ name, categories } as unknown as Location));
}

const category = (id: string, name: string): Category => ({ id, name });

describe('defaultIconName', () => {
  test.each([
    ['lcat_restroom-female', 'Women’s restroom', 'restroom-women'],
    ['lcat_restroom-male', 'Men’s restroom', 'restroom-men'],
    ['lcat_restroom', 'Restroom', 'restroom'],
    ['lcat_amenity-toilets', 'Toilets', 'restroom'],
    ['lcat_1', 'Washrooms', 'restroom'],
    ['lcat_restroom-unisex-wheelchair', 'Accessible restroom', 'restroom-accessible'],
    ['lcat_baby', 'Baby care', 'baby-care'],
    ['lcat_elevator', 'Elevator', 'elevator'],
    ['lcat_2', 'Lifts', 'elevator'],
    ['lcat_escalator', 'Escalator', 'escalator'],
    ['lcat_stairs', 'Stairs', 'stairs'],
    ['lcat_ramp', 'Ramp', 'ramp'],
    ['lcat_entrance', 'Entrance', 'entrance'],
    ['lcat_exit', 'Exit', 'exit'],
    ['lcat_parking-car', 'Car park', 'parking'],
    ['lcat_tourism-information', 'Information', 'information'],
    ['lcat_amenity-bicycle-parking', 'Bicycle parking', undefined],
    ['lcat_amenity', 'Amenities', undefined],
    ['lcat_food', 'Food', undefined],
  ])('takes the icon of the category %s, %s: %s', (id, name, icon) => {
    expect(iconOf({ categories: [category(id, name)] })).toBe(icon);
  });

  test.each([
    ['Toilets (women)', 'restroom-women'],
    ['Toilets (men)', 'restroom-men'],
    ['Toilets women and men', 'restroom'],
    ['Accessible toilet', 'restroom-accessible'],
  ])('reads in the name of a restroom whom it is for: %s', (name, icon) => {
    expect(iconOf({ name, categories: [category('lcat_wc', 'Toilets')] })).toBe(icon);
  });

  test('looks at the category above, too', () => {
    const parent = category('lcat_parking', 'Parking');
    expect(iconOf({ categories: [{ ...category('lcat_p1', 'Level P1'), parent }] })).toBe(
      'parking',
    );
  });

  test('takes the icon of the way between floors that a room is part of', () => {
    expect(iconOf({ connectionType: 'elevator' })).toBe('elevator');
    expect(iconOf({ connectionType: 'elevator', categories: [] })).toBe('elevator');
    expect(iconOf({ connectionType: 'door' })).toBeUndefined();
  });

  test('does not mark a hallway or a shop with the stairs that begin in it', () => {
    expect(iconOf({ connectionType: 'stairs', kind: 'hallway' })).toBeUndefined();
    const shop = [category('lcat_shop', 'Shop')];
    expect(iconOf({ connectionType: 'stairs', categories: shop })).toBeUndefined();
  });
});

test('defaultIconOf gives the source of an SVG that needs no other file', () => {
  const lift = { kind: 'room', connections: [{ connectionType: 'elevator' }] };
  const source = defaultIconOf(lift as unknown as GeometryElement, undefined)!;
  expect(source).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
  expect(source).not.toMatch(/href|url\(/);
});
