import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import { at, box, EMPTY_DRAFT, polygon, room } from './venue.fixture.ts';

const rounded = (place: readonly number[]) => place.map((value) => Math.round(value * 1e8) / 1e8);

describe('buildFloors', () => {
  it('keeps a given footprint and the facts of the floor', () => {
    const { document } = assembleVenue({
      ...EMPTY_DRAFT,
      floors: [
        {
          key: 'g',
          elevation: -1.5,
          maxHeight: 3,
          subtitle: 'Parking',
          details: { name: 'Garage' },
          footprint: polygon(box(0, 0, 9, 9)),
        },
      ],
    });
    expect(document.floors.features[0]).toMatchObject({
      geometry: { type: 'Polygon' },
      properties: {
        id: 'f_g',
        elevation: -1.5,
        maxHeight: 3,
        subtitle: 'Parking',
        details: { name: 'Garage' },
      },
    });
  });

  it('guesses the hull of the shapes, with their corners', () => {
    const { document, report } = assembleVenue({
      ...EMPTY_DRAFT,
      floors: [{ key: 'g', elevation: Number.NaN }],
      shapes: [room('a', 'g', box(0, 0, 4, 4)), room('b', 'g', box(4, 0, 8, 2))],
    });
    const [floor] = document.floors.features;
    expect(floor!.geometry!.coordinates[0]).toHaveLength(6);
    expect(floor!.geometry!.coordinates[0]).toContainEqual(rounded(at(8, 2)));
    expect(floor!.properties.elevation).toBe(0);
    expect(report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['guessed-footprint', 'guessed-elevation']),
    );
  });

  it('returns no footprint for an empty floor', () => {
    const { document } = assembleVenue({ ...EMPTY_DRAFT, floors: [{ key: 'g', elevation: 0 }] });
    expect(document.floors.features[0]!.geometry).toBeNull();
  });
});
