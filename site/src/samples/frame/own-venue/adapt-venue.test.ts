import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { adaptVenue } from './adapt-venue.ts';
import { openDemoVenue, openOwnVenue } from './open-venues.fixture.ts';

async function adapt(demoId: string, document = tinyVenue() as Parameters<typeof openOwnVenue>[0]) {
  const [own, demo] = await Promise.all([openOwnVenue(document), openDemoVenue(demoId)]);
  const choices: string[] = [];
  adaptVenue(own, demo, ({ wanted, used }) => choices.push(`${wanted}: ${used}`));
  return { own, demo, choices };
}

describe('a venue of the reader in a sample', () => {
  test('offers the place with the most in common for an id of the demo venue', async () => {
    const { own, choices } = await adapt('harbour-mall');
    expect(own.get('location', 'information').id).toBe('loc_info');
    expect(own.get('category', 'lcat_food').id).toBe('lcat_food');
    expect(choices).toEqual(['Information desk: Information']);
  });

  test('offers different places as long as there are any, and the same ones each time', async () => {
    const ids = ['bookshop', 'bakery', 'information', 'bookshop'];
    const first = await adapt('harbour-mall');
    const places = ids.map((id) => first.own.get('location', id));
    expect(new Set(places).size).toBe(3);
    expect(places[3]).toBe(places[0]);
    const again = await adapt('harbour-mall');
    expect(ids.map((id) => again.own.get('location', id).id)).toEqual(places.map(({ id }) => id));
  });

  test('has a route between places that the sample names', async () => {
    const { own } = await adapt('harbour-mall');
    const [desk, bookshop] = ['information', 'bookshop'].map((id) => own.get('location', id));
    expect(await own.route(desk!, bookshop!)).toMatchObject({ found: true });
  });

  test('opens the floor as far above the default floor, and the highest beyond it', async () => {
    const { own } = await adapt('harbour-mall');
    expect(own.get('floor', 'f_ground').name).toBe('Ground floor');
    const { own: office } = await adapt('kestrel-house');
    expect(office.get('floor', 'f_second').name).toBe('Upper floor');
  });

  test('keeps its own ids, and the errors of unknown ones', async () => {
    const { own, choices } = await adapt('harbour-mall');
    expect(own.get('location', 'loc_shop').name).toBe('Shop');
    expect(own.find('location', 'nowhere')).toBeUndefined();
    expect(() => own.get('location', 'nowhere')).toThrow('expected an existing id');
    expect(choices).toEqual([]);
  });

  test('has top locations, its own ones first, which take no other place', async () => {
    const { own, choices } = await adapt('harbour-mall');
    expect(own.topLocations[0]?.id).toBe('loc_cafe');
    expect(new Set(own.topLocations).size).toBe(3);
    expect(choices).toEqual([]);
  });

  test('explains what it lacks', async () => {
    const { own } = await adapt('kestrel-house', sparseOffice());
    expect(own.find('category', 'lcat_meeting')).toBeUndefined();
    expect(() => own.get('category', 'lcat_meeting')).toThrow(
      'Sparse office has nothing that can take the place of "Meeting", a category of Kestrel House. ' +
        'Run this sample with its demo venue, or add a category to your bundle.',
    );
  });

  test('accepts positions of the demo venue', async () => {
    const { own, demo } = await adapt('northwind-airport');
    const { x, y } = own.frame.toMetres(demo.center);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(30);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(20);
  });
});
