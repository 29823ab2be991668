import { describe, expect, test } from 'vitest';
import { draftTiny } from '../draft-tiny.fixture.ts';
import {
  box,
  feature,
  pick,
  tinyArchive,
  tinyFiles,
  type TinyMember,
} from '../tiny-imdf.fixture.ts';

describe('draftVenue on broken references', () => {
  test('puts features without a known level on the only level', async () => {
    const archive = tinyArchive();
    pick(archive, 'level', 'l1').geometry = box(100, 0, 20, 10);
    pick(archive, 'unit', 'shop').properties['level_id'] = 'gone';
    pick(archive, 'unit', 'toilet').properties['level_id'] = null;
    const { shape, report } = await draftTiny(archive);
    expect([shape('unit-shop').floor, shape('unit-toilet').floor]).toEqual(['l0', 'l0']);
    expect(report).toMatchObject(
      ['dangling-level', 'missing-level']
        .map((code) => expect.objectContaining({ code, action: 'guessed' }))
        .concat(report.slice(2).map(() => expect.anything())),
    );
  });

  test('leaves out features that could be on several levels', async () => {
    const archive = tinyArchive();
    pick(archive, 'unit', 'shop').properties['level_id'] = 'gone';
    const { draft, report } = await draftTiny(archive);
    expect(draft.shapes.some(({ key }) => key === 'unit-shop')).toBe(false);
    expect(report.find(({ code }) => code === 'dangling-level')?.action).toBe('dropped');
  });

  test('compares ids without regard to case', async () => {
    const archive = tinyArchive();
    pick(archive, 'unit', 'shop').properties['level_id'] = 'L0';
    const { shape } = await draftTiny(archive);
    expect(shape('unit-shop').floor).toBe('l0');
  });

  test('lists occupants whose anchor is missing, without a place on the map', async () => {
    const archive = tinyArchive();
    archive.anchor = [];
    const { draft, codes } = await draftTiny(archive);
    expect(draft.places[0]).toMatchObject({ details: { name: 'Bakery' }, shapes: [] });
    expect(codes).toContain('dangling-anchor');
  });

  test('places an anchor without its unit by its point', async () => {
    const archive = tinyArchive();
    pick(archive, 'level', 'l1').geometry = box(100, 0, 20, 10);
    pick(archive, 'anchor', 'shop-anchor').properties['unit_id'] = 'gone';
    const { shape, codes } = await draftTiny(archive);
    expect(shape('occupant-bakery')).toMatchObject({ kind: 'poi', floor: 'l0' });
    expect(codes).toContain('dangling-unit');
  });

  test('does without addresses that do not exist', async () => {
    const archive = tinyArchive();
    archive.address = [];
    const { draft, codes } = await draftTiny(archive);
    expect(draft.address).toBeUndefined();
    expect(codes).toContain('dangling-address');
  });

  test.each([
    ['gone', 'dangling-building'],
    [undefined, 'level-without-building'],
  ])('assigns levels of the building %j to the only one', async (id, code) => {
    const archive = tinyArchive();
    for (const { properties } of archive.level) properties['building_ids'] = id && [id];
    const { draft, codes } = await draftTiny(archive);
    expect(draft.buildings).toMatchObject([{ key: 'house', floors: ['l0', 'l1'] }]);
    expect(codes).toContain(code);
  });

  test('leaves out dangling relationships and searches for stacked shafts instead', async () => {
    const archive = tinyArchive();
    for (const { properties } of archive.relationship) properties['origin'] = { id: 'gone' };
    const { draft, codes } = await draftTiny(archive);
    expect(draft.connections.map(({ type }) => type).toSorted()).toEqual(['elevator', 'stairs']);
    expect(codes).toEqual(expect.arrayContaining(['dangling-relationship', 'stacked-connection']));
  });
});

describe('draftVenue on missing parts', () => {
  const MEMBERS: readonly TinyMember[] = [
    'address',
    'amenity',
    'anchor',
    'building',
    'footprint',
    'occupant',
    'opening',
    'relationship',
    'venue',
  ];

  test.each(MEMBERS)('keeps both floors and all rooms without %s', async (member) => {
    const { [`${member}.geojson`]: _, ...files } = tinyFiles(tinyArchive());
    const { draft } = await draftTiny({ files });
    expect(draft.buildings.map(({ floors }) => floors)).toEqual([['l0', 'l1']]);
    expect(draft.shapes.filter(({ key }) => key.startsWith('unit-'))).toHaveLength(10);
    expect(draft.connections).toHaveLength(2);
  });

  test('derives levels from the references of units', async () => {
    const { 'level.geojson': _, ...files } = tinyFiles(tinyArchive());
    const { draft, codes } = await draftTiny({ files });
    expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
      ['l0', 0],
      ['l1', 1],
    ]);
    expect(draft.shapes.filter(({ floor }) => floor === 'l1')).toHaveLength(4);
    expect(codes).toContain('missing-levels');
  });

  test('puts all units on one level when none states a level', async () => {
    const archive = tinyArchive();
    archive.level = [];
    for (const { properties } of [...archive.unit, ...archive.opening])
      delete properties['level_id'];
    const { draft } = await draftTiny(archive);
    expect(draft.floors).toHaveLength(1);
    expect(draft.shapes.filter(({ key }) => key.startsWith('unit-'))).toHaveLength(10);
  });

  test('draws an outdoor floor when there is only a venue', async () => {
    const { 'venue.geojson': venue = '' } = tinyFiles(tinyArchive());
    const { draft } = await draftTiny({ files: { 'venue.geojson': venue } });
    expect(draft.floors).toMatchObject([{ outdoors: true, details: { name: 'Outdoors' } }]);
  });

  test('ignores a restriction that would close the whole venue', async () => {
    const archive = tinyArchive();
    pick(archive, 'level', 'l1').properties['restriction'] = 'employeesonly';
    expect((await draftTiny(archive)).shape('unit-office').access).toEqual({ public: false });
    pick(archive, 'level', 'l0').properties['restriction'] = 'restricted';
    const { shape, codes } = await draftTiny(archive);
    expect(shape('unit-office').access).toBeUndefined();
    expect(codes).toContain('restriction-everywhere');
  });
});

describe('draftVenue on incomplete levels and names', () => {
  test.each([
    [{ short_name: { en: 'B2' } }, -2],
    [{ short_name: { en: 'G' }, name: { en: 'Level 3' } }, 2],
    [{ short_name: null, name: { en: 'Level 3' } }, 3],
    [{ short_name: null, name: null }, 2],
    [{ ordinal: '4' }, 4],
  ])('places a level with %j at %i', async (properties, elevation) => {
    const archive = tinyArchive();
    const level = pick(archive, 'level', 'l0');
    archive.level.push(feature('level', 'ground', box(0, 0, 20, 10), { ordinal: 0 }));
    delete level.properties['ordinal'];
    Object.assign(level.properties, properties);
    const { draft } = await draftTiny(archive);
    expect(draft.floors.find(({ key }) => key === 'l0')?.elevation).toBe(elevation);
  });

  test('keeps a level without a shape', async () => {
    const archive = tinyArchive();
    pick(archive, 'level', 'l1').geometry = null;
    const { draft, codes } = await draftTiny(archive);
    expect(draft.floors[1]).toMatchObject({ key: 'l1', elevation: 1 });
    expect(draft.floors[1]?.footprint).toBeUndefined();
    expect(codes).toContain('level-without-shape');
  });

  test('reads names that are plain texts as the default language', async () => {
    const archive = tinyArchive();
    pick(archive, 'occupant', 'bakery').properties['name'] = ' Bakery ';
    const { draft, codes } = await draftTiny(archive);
    expect(draft.places[0]?.details).toMatchObject({ name: 'Bakery' });
    expect(codes).toContain('plain-name');
  });

  test('leaves out texts with an invalid language tag', async () => {
    const archive = tinyArchive();
    pick(archive, 'occupant', 'bakery').properties['name'] = { en_US: 'Bakery', '': 'x', '§': 'y' };
    const { draft, codes } = await draftTiny(archive);
    expect(draft.places[0]?.details.name).toBe('Bakery');
    expect(draft.places[0]?.details.translations).toBeUndefined();
    expect(codes).toContain('bad-language');
  });

  test('takes the language from the names when the manifest has none', async () => {
    const archive = tinyArchive();
    for (const one of [...archive.venue, ...archive.level, ...archive.building, ...archive.unit]) {
      if (one.properties['name']) one.properties['name'] = { fr: 'Nom', en: undefined };
    }
    const { 'manifest.json': _, ...files } = tinyFiles(archive);
    const { draft } = await draftTiny({ files });
    expect(draft.cmsVenue?.defaultLanguage).toBe('fr');
  });
});
