import { describe, expect, test } from 'vitest';
import { draftTiny } from '../draft-tiny.fixture.ts';
import { box, feature, line, pick, point, tinyArchive, tinyFiles } from '../tiny-imdf.fixture.ts';

describe('draftVenue on a valid archive', () => {
  test('guesses nothing', async () => {
    const { report } = await draftTiny(tinyArchive());
    expect(report.filter(({ code }) => code !== 'unnamed-place')).toMatchObject([
      { action: 'changed', code: 'named-unit' },
    ]);
  });

  test('takes over the facts of the venue', async () => {
    const { draft } = await draftTiny(tinyArchive());
    expect(draft).toMatchObject({
      name: 'Tiny Mall',
      address: 'Main Street 1, Springfield, IL 62701, US',
      cmsVenue: {
        defaultLanguage: 'en',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'de', name: 'Deutsch' },
        ],
        countrycode: 'US',
        webUrl: 'https://www.example.com',
        operationHours: [{ opens: '09:00', closes: '20:00' }],
        details: { translations: { de: { name: 'Kleines Zentrum' } } },
      },
    });
  });

  test('puts levels into their building, lowest first', async () => {
    const archive = tinyArchive();
    archive.level.reverse();
    const { draft } = await draftTiny(archive);
    expect(draft.buildings).toMatchObject([{ details: { name: 'House' }, floors: ['l0', 'l1'] }]);
    expect(draft.floors.map(({ elevation, details }) => [elevation, details?.name])).toEqual([
      [1, 'Upper floor'],
      [0, 'Ground floor'],
    ]);
  });

  test('distinguishes rooms, corridors and ways', async () => {
    const { shape } = await draftTiny(tinyArchive());
    expect(shape('unit-corridor0').kind).toBe('hallway');
    expect(shape('unit-shop')).toMatchObject({ kind: 'room', floor: 'l0' });
    expect(shape('unit-toilet').style).toBe('Bathrooms');
    expect(shape('unit-stairs0').access).toEqual({ accessible: false });
    expect(shape('unit-store').access).toEqual({ public: false });
    expect(shape('fixture-desk')).toMatchObject({ kind: 'object', traversal: 'walk-up' });
  });

  test('adds room, hours and contacts to occupants', async () => {
    const { draft } = await draftTiny(tinyArchive());
    expect(draft.places[0]).toMatchObject({
      details: { name: 'Bakery', translations: { de: { name: 'Bäckerei' } } },
      shapes: ['unit-shop'],
      type: 'tenant',
      phone: '+12175550101',
      website: { label: 'bakery.example.com', url: 'https://bakery.example.com' },
      openingHours: [{ opens: '08:00', closes: '18:00' }, { dayOfWeek: ['Saturday'] }],
    });
  });

  test('names amenities after their category and groups them', async () => {
    const { draft } = await draftTiny(tinyArchive());
    expect(draft.places[1]).toMatchObject({
      details: { name: 'Women’s restroom' },
      shapes: ['unit-toilet'],
      categories: ['restroom.female'],
    });
    expect(draft.categories.find(({ key }) => key === 'restroom.female')?.parent).toBe('restroom');
  });

  test('makes places of rooms that have a name', async () => {
    const { draft } = await draftTiny(tinyArchive());
    expect(draft.places[2]).toMatchObject({ details: { name: 'Head office', shortName: 'HQ' } });
  });

  test('uses the requested language', async () => {
    const { draft } = await draftTiny(tinyArchive(), 'de');
    expect(draft.name).toBe('Kleines Zentrum');
    expect(draft.places[0]?.details).toMatchObject({
      name: 'Bäckerei',
      translations: { en: { name: 'Bakery' } },
    });
    expect(draft.floors[1]?.details?.name).toBe('Upper floor');
  });
});

describe('draftVenue on units and openings', () => {
  test.each([
    ['opentobelow', 'void', 'blocked'],
    ['column', 'wall', 'blocked'],
    ['glass', 'window', 'blocked'],
    ['vegetation', 'object', 'blocked'],
    ['lobby', 'hallway', undefined],
    ['walkway.island', 'hallway', undefined],
    ['parking', 'hallway', undefined],
    ['Restroom.Male', 'room', undefined],
    ['constructor', 'room', undefined],
  ])('takes a unit of the category %s as %s', async (category, kind, traversal) => {
    const archive = tinyArchive();
    pick(archive, 'unit', 'shop').properties['category'] = category;
    const { shape } = await draftTiny(archive);
    expect(shape('unit-shop').kind).toBe(kind);
    expect(shape('unit-shop').traversal).toBe(traversal);
  });

  test.each([
    [{ type: 'open' }, 'open'],
    [{ type: 'Sliding' }, 'sliding'],
    [{ type: 'revolving' }, 'revolving'],
    [{ type: 'turnstile.fullheight' }, 'gate'],
    [{ type: 'unspecified', material: 'gate' }, 'gate'],
    [{ type: 'swinging' }, 'single-swing'],
    [{ type: 'unspecified' }, undefined],
    [null, undefined],
    ['swinging', undefined],
    [{ type: { toString: null } }, undefined],
  ])('gives the door %j the style %j', async (door, look) => {
    const archive = tinyArchive();
    pick(archive, 'opening', 'shop-door').properties['door'] = door;
    const { draft } = await draftTiny(archive);
    expect(draft.doors[0]?.look).toBe(look);
  });

  test('takes a wide swinging door as two leaves', async () => {
    const archive = tinyArchive();
    pick(archive, 'opening', 'shop-door').geometry = line([4, 6], [6, 6]);
    const { draft } = await draftTiny(archive);
    expect(draft.doors[0]?.look).toBe('double-swing');
  });

  test.each([
    [{ category: 'service' }, { public: false }],
    [{ category: 'emergencyexit' }, { public: false, extraCost: 100 }],
    [{ category: 'automobile' }, { extraCost: 100 }],
    [{ access_control: ['badgereader'] }, { public: false }],
    [{ access_control: ['guard'] }, undefined],
    [{ door: { type: 'revolving' } }, { accessible: false }],
    [{ door: { type: 'turnstile' }, accessibility: ['wheelchair'] }, undefined],
  ])('lets people through the opening %j as %j', async (properties, access) => {
    const archive = tinyArchive();
    Object.assign(pick(archive, 'opening', 'shop-door').properties, properties);
    const { draft } = await draftTiny(archive);
    expect(draft.doors[0]?.access).toEqual(access);
  });

  test('treats openings as doors for people when all are for cars', async () => {
    const archive = tinyArchive();
    for (const { properties } of archive.opening) properties['category'] = 'automobile';
    const { draft, codes } = await draftTiny(archive);
    expect(draft.doors.every(({ access }) => access === undefined)).toBe(true);
    expect(codes).toContain('only-automobile-openings');
  });
});

describe('draftVenue on details, kiosks and occupants', () => {
  test('draws details and areas without making them obstacles', async () => {
    const files = {
      ...tinyFiles(tinyArchive()),
      'detail.geojson': JSON.stringify([
        feature('detail', 'rail', line([0, 5], [5, 5]), { level_id: 'l0' }),
      ]),
      'section.geojson': JSON.stringify([
        feature('section', 'food', box(0, 4, 10, 2), {
          category: 'eatingdrinking',
          name: { en: 'Food court' },
          level_id: 'l0',
        }),
      ]),
      'geofence.geojson': JSON.stringify([
        feature('geofence', 'all', box(0, 0, 20, 10), { building_ids: ['house'] }),
        feature('geofence', 'none', box(0, 0, 20, 10), { level_ids: ['nowhere'] }),
      ]),
    };
    const { draft, shape, codes } = await draftTiny({ files });
    expect(shape('detail-rail')).toMatchObject({ traversal: 'ignored', style: 'Details' });
    expect(shape('section-food')).toMatchObject({ kind: 'area', traversal: 'ignored' });
    expect(shape('geofence-all-l1')).toMatchObject({ kind: 'area', floor: 'l1' });
    expect(codes).toContain('geofence-without-level');
    expect(draft.places.find(({ key }) => key === 'section-food')).toMatchObject({
      categories: ['eatingdrinking'],
    });
  });

  test('assigns an occupant the kiosk of its anchor', async () => {
    const archive = tinyArchive();
    archive.anchor.push(feature('anchor', 'k', point(17, 5), { unit_id: 'corridor0' }));
    archive.occupant.push(
      feature('occupant', 'coffee', null, { name: { en: 'Coffee' }, anchor_id: 'k' }),
    );
    const kiosk = feature('kiosk', 'stand', box(16, 4.5, 1, 1), {
      level_id: 'l0',
      anchor_id: 'k',
      name: { en: 'Stand' },
    });
    const files = { ...tinyFiles(archive), 'kiosk.geojson': JSON.stringify([kiosk]) };
    const { draft, shape } = await draftTiny({ files });
    expect(shape('kiosk-stand').traversal).toBe('walk-up');
    const names = draft.places.filter(({ shapes }) => shapes.includes('kiosk-stand'));
    expect(names.map(({ details }) => details.name)).toEqual(['Coffee']);
  });

  test('assigns occupants of one unit a point each', async () => {
    const archive = tinyArchive();
    archive.anchor.push(feature('anchor', 'second', point(7, 8), { unit_id: 'shop' }));
    archive.occupant.push(
      feature('occupant', 'florist', null, { name: { en: 'Florist' }, anchor_id: 'second' }),
    );
    const { draft, shape } = await draftTiny(archive);
    expect(draft.places.map(({ shapes }) => shapes[0])).toContain('occupant-florist');
    expect(shape('occupant-florist')).toMatchObject({ kind: 'poi', floor: 'l0' });
    expect(shape('occupant-florist').geometry).toEqual(point(7, 8));
  });

  test('keeps hours that it cannot read', async () => {
    const archive = tinyArchive();
    pick(archive, 'occupant', 'bakery').properties['hours'] = 'Mo-Fr 08:00-18:00; SH off';
    const { draft, codes } = await draftTiny(archive);
    expect(draft.places[0]).toMatchObject({
      openingHours: [{ opens: '08:00' }],
      extra: { hours: 'Mo-Fr 08:00-18:00; SH off' },
    });
    expect(codes).toContain('unknown-hours');
  });

  test('makes one place of features that share a correlation', async () => {
    const archive = tinyArchive();
    for (const [id, unit] of [
      ['a', 'lift0'],
      ['b', 'lift1'],
    ] as const) {
      archive.amenity.push(
        feature('amenity', id, point(13, 2), {
          category: 'elevator',
          name: { en: 'Lift A' },
          unit_ids: [unit],
          correlation_id: 'one-lift',
        }),
      );
    }
    const { draft } = await draftTiny(archive);
    expect(draft.places.filter(({ details }) => details.name === 'Lift A')).toMatchObject([
      { shapes: ['unit-lift0', 'unit-lift1'] },
    ]);
  });
});
