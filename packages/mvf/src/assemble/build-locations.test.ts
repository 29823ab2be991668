import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import type { VenueDraft } from './venue-draft.ts';
import { box, EMPTY_DRAFT, room, SMALL_VENUE } from './venue.fixture.ts';

function assemble(more: Partial<VenueDraft>) {
  const draft: VenueDraft = {
    ...EMPTY_DRAFT,
    floors: [{ key: 'ground', elevation: 0 }],
    shapes: [room('shop', 'ground', box(0, 0, 5, 5))],
    ...more,
  };
  const { document, report } = assembleVenue(draft, { nodes: false });
  return { document, codes: report.map(({ code }) => code) };
}

describe('buildPlaces', () => {
  it('writes locations with their categories, anchors and instances', () => {
    const { document } = assembleVenue(SMALL_VENUE);
    expect(document.locations![0]).toEqual({
      id: 'loc_books',
      details: { name: 'Livraria São Jorge' },
      categories: ['lcat_reading'],
      geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_livraria-sao-jorge' }],
      openingHours: [{ opens: '09:00', closes: '18:00', dayOfWeek: ['Monday'] }],
    });
    expect(document.locationInstances).toEqual([
      {
        id: 'loci_books-kiosk',
        parentId: 'loc_books',
        details: { name: 'Kiosk' },
        geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_kiosk' }],
      },
    ]);
    expect(document.locationCategories).toEqual([
      { id: 'lcat_shops', details: { name: 'Shops' } },
      { id: 'lcat_reading', details: { name: 'Reading' }, parent: 'lcat_shops' },
    ]);
  });

  it('drops references to missing objects', () => {
    const { document, codes } = assemble({
      categories: [{ key: 'a', details: {}, parent: 'nowhere' }],
      places: [
        {
          key: 'p',
          details: { name: 'P' },
          shapes: ['nowhere', 'shop', 'shop'],
          categories: ['b'],
        },
      ],
    });
    expect(document.locations).toEqual([
      {
        id: 'loc_p',
        details: { name: 'P' },
        geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_shop' }],
      },
    ]);
    expect(document.locationCategories).toEqual([{ id: 'lcat_a', details: {} }]);
    expect(codes).toEqual(expect.arrayContaining(['unknown-shape', 'unknown-category']));
  });

  it('breaks circles of categories', () => {
    const { document, codes } = assemble({
      categories: [
        { key: 'a', details: {}, parent: 'b' },
        { key: 'b', details: {}, parent: 'a' },
        { key: 'self', details: {}, parent: 'self' },
      ],
    });
    expect(document.locationCategories!.every(({ parent }) => parent === undefined)).toBe(true);
    expect(codes).toContain('cyclic-category');
  });

  it('names a place without a name by its key', () => {
    const { document, codes } = assemble({
      places: [{ key: 'p', details: { name: '' }, shapes: [] }],
    });
    expect(document.locations![0]!.details.name).toBe('p');
    expect(codes).toContain('nameless-place');
  });
});

describe('buildCms', () => {
  it('writes only non-empty files', () => {
    const { document } = assemble({ places: [{ key: 'p', details: { name: 'P' }, shapes: [] }] });
    expect(document.cmsVenue).toBeUndefined();
    expect(document.cmsCategories).toBeUndefined();
    expect(document.cmsLocations).toBeUndefined();
  });

  it('writes colours, tags and the places to show first', () => {
    const { document, report } = assembleVenue(SMALL_VENUE);
    expect(document.cmsVenue).toEqual({
      slug: 'esquina',
      defaultLanguage: 'en',
      topLocations: ['loc_books'],
    });
    expect(document.cmsCategories).toEqual([{ categoryId: 'lcat_shops', color: '#AA3355' }]);
    expect(document.cmsLocations).toEqual([
      { locationId: 'loc_books', type: 'tenant', tags: ['novels'] },
    ]);
    expect(report.map(({ code }) => code)).toContain('unknown-place');
  });
});
