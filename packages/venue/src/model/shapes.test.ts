import type { Mvf3Document } from '@brand/mvf';
import { pointInPolygon } from '@brand/geo';
import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { openDocument } from '../tiny-venue.fixture.ts';

type Feature = NonNullable<Mvf3Document['geometry']>[string]['features'][number];

/** The shape of an id on the ground floor. */
function shapeOf(document: TinyVenue, id: string): Feature {
  return document.geometry['f_ground']!.features.find(({ properties }) => properties.id === id)!;
}

test('creates one element per shape, in bundle order', async () => {
  const document = tinyVenue();
  const { floors } = await openDocument(document);
  for (const floor of floors) {
    const ids = document.geometry[floor.id]!.features.map(({ properties }) => properties.id);
    expect(floor.elements.map(({ id }) => id)).toEqual(ids);
  }
});

test('derives the element type from the kind, or from the geometry if the kind is unknown', async () => {
  const document = tinyVenue();
  const kinds = document.kinds['f_ground']!;
  delete kinds['g_g-shop'];
  kinds['g_g-studio'] = 'greenhouse';
  kinds['g_g-walls'] = 'unknown';
  delete kinds['g_g-info'];
  delete kinds['g_g-door-lift'];
  const venue = await openDocument(document);
  const typeOf = (id: string): string | undefined =>
    venue.get('floor', 'f_ground').elements.find((element) => element.id === id)?.type;
  expect(typeOf('g_g-hall')).toBe('space');
  expect(typeOf('g_g-kiosk')).toBe('object');
  expect(typeOf('g_g-shop')).toBe('space');
  expect(typeOf('g_g-studio')).toBe('space');
  expect(typeOf('g_g-walls')).toBe('wall');
  expect(typeOf('g_g-info')).toBe('point-of-interest');
  // A line without a kind that has a door's style is a door.
  expect(typeOf('g_g-door-lift')).toBe('door');
  expect(venue.get('space', 'g_g-studio').kind).toBe('greenhouse');
  expect(venue.get('space', 'g_g-shop').kind).toBe('unknown');
  expect(venue.get('space', 'g_u-void').isVoid).toBe(true);
  expect(venue.get('area', 'g_o-plaza').type).toBe('area');
});

test('uses the style of the bundle, or a default if it has none', async () => {
  const document = tinyVenue();
  document.defaultStyle['hallway']!.color = 'red';
  document.defaultStyle['hallway']!.opacity = 7;
  const venue = await openDocument(document);
  const { style } = venue.get('wall', 'g_g-walls');
  expect(style).toEqual({
    color: '#8A8F98',
    opacity: 1,
    height: 3,
    altitude: 0,
    buffer: 0.1,
    hidden: false,
  });
  expect(venue.get('wall', 'g_u-walls').style).toBe(style);
  expect(venue.get('door', 'g_g-door-cafe').style.height).toBeGreaterThan(0);
  expect(venue.get('area', 'g_o-plaza').style.hidden).toBe(true);
  expect(venue.get('space', 'g_g-hall').style).toMatchObject({ opacity: 1, height: 0.1 });
  expect(venue.get('space', 'g_g-hall').style.color).toMatch(/^#[0-9A-F]{6}$/);
});

test('converts shapes to metres and places the label inside, outside holes', async () => {
  const venue = await openDocument(tinyVenue());
  const shop = venue.get('space', 'g_g-shop');
  expect(shop.rings).toBe(shop.rings);
  expect(shop.bbox.map((value) => Math.round(value))).toEqual([0, 0, 12, 8]);
  const center = venue.frame.toMetres(shop.center.lngLat);
  expect(center.x).toBeCloseTo(6, 1);
  expect(center.y).toBeCloseTo(4, 1);
  expect(shop.center.floorId).toBe('f_ground');
  const cafe = venue.get('space', 'g_u-cafe');
  expect(cafe.rings[0]).toHaveLength(2);
  expect(pointInPolygon(venue.frame.toMetres(cafe.center.lngLat), cafe.rings[0]!)).toBe(true);
});

test('uses the middle of a line and the point itself as centre', async () => {
  const venue = await openDocument(tinyVenue());
  const door = venue.get('door', 'g_g-door-cafe');
  const middle = venue.frame.toMetres(door.center.lngLat);
  expect(middle.x).toBeCloseTo(7, 1);
  expect(middle.y).toBeCloseTo(12, 1);
  expect(door.lines).toHaveLength(1);
  const info = venue.get('point-of-interest', 'g_g-info');
  expect(venue.frame.toMetres(info.center.lngLat).x).toBeCloseTo(7, 1);
  expect(info.rings).toEqual([]);
});

test('closes open rings and skips invalid positions', async () => {
  const document = tinyVenue();
  const { coordinates } = shapeOf(document, 'g_g-shop').geometry as { coordinates: number[][][] };
  coordinates[0]!.pop();
  coordinates[0]!.splice(1, 0, [Number.NaN, 1], [] as number[], [-166, -52]);
  const shop = (await openDocument(document)).get('space', 'g_g-shop');
  const [ring = []] = shop.rings[0] ?? [];
  expect(ring).toHaveLength(5);
  expect(ring.at(-1)).toEqual(ring[0]);
});

test('marks shapes as walkable or as obstacles', async () => {
  const venue = await openDocument(tinyVenue());
  const facts = ['g_g-hall', 'g_u-void'].map((id) => {
    const { isWalkable, isObstacle } = venue.get('space', id);
    return [isWalkable, isObstacle];
  });
  expect(facts).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('skips shapes without an id or a geometry', async () => {
  const document = tinyVenue();
  const features = document.geometry['f_ground']!.features as unknown[];
  features.push(null, { type: 'Feature', properties: { id: 'g_x' }, geometry: null }, {});
  const venue = await openDocument(document);
  expect(venue.get('floor', 'f_ground').elements).toHaveLength(features.length - 3);
});

test('keeps floors without geometry as empty floors', async () => {
  const document = tinyVenue();
  delete document.geometry['f_upper'];
  document.floors.features[1]!.geometry = null;
  const venue = await openDocument(document);
  const upper = venue.get('floor', 'f_upper');
  expect(upper.elements).toEqual([]);
  expect(upper.center.lngLat).toEqual(venue.center);
  expect(venue.at(upper.center)).toEqual([]);
  expect(venue.nearest(upper.center)).toEqual([]);
});

test('does not print the whole venue when an element is logged', async () => {
  const venue = await openDocument(tinyVenue());
  const shop = venue.get('space', 'g_g-shop');
  expect(Object.keys(shop).toSorted()).toEqual(['floor', 'geometry', 'id', 'kind', 'type']);
});
