import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import type { VenueDraft } from './venue-draft.ts';
import { EMPTY_DRAFT, SMALL_VENUE } from './venue.fixture.ts';

function assemble(more: Partial<VenueDraft>) {
  const { document, report } = assembleVenue({
    ...EMPTY_DRAFT,
    floors: [
      { key: 'a', elevation: 0 },
      { key: 'b', elevation: 1 },
      { key: 'yard', elevation: 0, outdoors: true },
    ],
    ...more,
  });
  return { document, codes: report.map(({ code }) => code) };
}

describe('buildFloorStacks', () => {
  it('keeps buildings, outdoor floors and addresses', () => {
    const { document } = assembleVenue(SMALL_VENUE);
    expect(document.floorStacks).toEqual([
      {
        id: 'fs_main',
        floors: ['f_ground', 'f_upper'],
        defaultFloor: 'f_ground',
        details: { name: 'Main house' },
      },
    ]);
    expect(document.outdoors).toEqual({ floors: ['f_forecourt'] });
    expect(document.address).toEqual({
      primary: { display: { displayAddress: 'Rua da Esquina 1, Lisboa' } },
      floorStacks: { fs_main: { display: { displayAddress: 'Rua da Esquina 1' } } },
    });
  });

  it('puts floors without a building into one of their own', () => {
    const { document, codes } = assemble({ buildings: [{ key: 'one', floors: ['a', 'a'] }] });
    expect(document.floorStacks!.map(({ floors }) => floors)).toEqual([['f_a'], ['f_b']]);
    expect(codes).toContain('guessed-building');
    expect(document.address).toBeUndefined();
  });

  it('takes outdoor floors out, drops empty buildings and wrong default floors', () => {
    const { document, codes } = assemble({
      buildings: [
        { key: 'one', floors: ['a', 'b', 'yard', 'nowhere'], defaultFloor: 'yard' },
        { key: 'empty', floors: [] },
      ],
      facades: [{ building: 'empty', shapes: [] }],
    });
    expect(document.floorStacks).toEqual([{ id: 'fs_one', floors: ['f_a', 'f_b'] }]);
    expect(codes).toEqual(
      expect.arrayContaining([
        'outdoor-floor-in-building',
        'unknown-floor',
        'unknown-default-floor',
        'empty-building',
        'unknown-building',
      ]),
    );
  });

  it('keeps the first of two floors with one key', () => {
    const { document, codes } = assemble({
      floors: [
        { key: 'a', elevation: 3 },
        { key: 'a', elevation: 4 },
      ],
    });
    expect(document.floors.features.map(({ properties }) => properties.elevation)).toEqual([3]);
    expect(codes).toContain('duplicate-key');
  });
});
