import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import { SMALL_VENUE } from './venue.fixture.ts';

const { document } = assembleVenue(SMALL_VENUE);

describe('buildFloorDrawing', () => {
  it('gives every shape, door and annotation a geometry and a kind', () => {
    const ids = document.geometry!['f_ground']!.features.map(({ properties }) => properties.id);
    expect(Object.keys(document.kinds!['f_ground']!)).toEqual(ids);
    expect(document.kinds!['f_ground']).toMatchObject({
      g_hall: 'hallway',
      'g_door-books': 'door',
      g_extinguisher: 'poi',
    });
  });

  it('keeps the texts of shapes', () => {
    const books = document.geometry!['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_livraria-sao-jorge',
    );
    expect(books!.properties.details).toEqual({ name: 'Books' });
  });

  it('lists walkable geometry, obstacles, and geometry that is both', () => {
    const walkable = Object.keys(document.walkable!['f_ground']!);
    const nonwalkable = Object.keys(document.nonwalkable!['f_ground']!);
    expect(walkable).toEqual([
      'g_hall',
      'g_livraria-sao-jorge',
      'g_cafe',
      'g_lift-ground',
      'g_kiosk',
    ]);
    expect(nonwalkable).toContain('g_kiosk');
    expect(nonwalkable).toContain('g_wall-1');
    expect([...walkable, ...nonwalkable]).not.toContain('g_seats');
  });

  it('describes the styles of doors', () => {
    expect(document.entranceAesthetic).toEqual({
      f_ground: [
        { id: 'ea_door-books', geometryId: 'g_door-books', kind: 'single-swing' },
        { id: 'ea_door-cafe', geometryId: 'g_door-cafe', kind: 'unknown' },
        { id: 'ea_gate', geometryId: 'g_gate', kind: 'sliding' },
      ],
    });
  });
});

describe('buildAnnotations', () => {
  it('puts each annotation at its own point', () => {
    expect(document.annotations).toEqual({
      f_ground: [
        {
          id: 'a_extinguisher',
          geometryId: 'g_extinguisher',
          symbolKey: 'fire',
          externalId: 'E1',
        },
      ],
    });
    expect(document.annotationSymbols).toEqual({
      fire: { name: 'Fire extinguisher', url: 'assets/fire.svg' },
    });
  });

  it('drops annotations without a symbol, a place or a floor', () => {
    const [good] = SMALL_VENUE.annotations!;
    const broken = assembleVenue({
      ...SMALL_VENUE,
      annotations: [
        { ...good!, symbol: 'toString' },
        { ...good!, at: [500, 0] },
        { ...good!, floor: 'attic' },
      ],
    });
    expect(broken.document.annotations).toBeUndefined();
    expect(broken.report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-symbol', 'bad-coordinate', 'unknown-floor']),
    );
  });
});

describe('buildFloorImages and buildFacades', () => {
  it('lays an image on its shape, turned within a circle', () => {
    expect(document.floorImages!['f_ground']!.features.map(({ properties }) => properties)).toEqual(
      [{ path: 'assets/rug.svg', width: 2, height: 1, rotation: 12, geometryId: 'g_hall' }],
    );
  });

  it('lets an image float whose shape is unknown or on another floor', () => {
    const [image] = SMALL_VENUE.floorImages!;
    const { document: other, report } = assembleVenue({
      ...SMALL_VENUE,
      floorImages: [
        { ...image!, shape: 'nowhere' },
        { ...image!, shape: 'office', verticalOffset: 2 },
        { ...image!, width: 0 },
      ],
    });
    const properties = other.floorImages!['f_ground']!.features.map(
      (feature) => feature.properties,
    );
    expect(properties.map(({ verticalOffset }) => verticalOffset)).toEqual([0, 2]);
    expect(properties.every(({ geometryId }) => geometryId === undefined)).toBe(true);
    expect(report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-shape', 'bad-image']),
    );
  });

  it('writes facades on the floor of their shapes', () => {
    expect(document.facade).toEqual({
      f_forecourt: [{ floorStackId: 'fs_main', geometryIds: ['g_plaza'] }],
    });
  });
});
