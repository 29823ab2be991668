import { describe, expect, it } from 'vitest';
import { localFrame, polygonArea } from '@brand/geo';
import type { PolygonGeometry } from '../geojson/types.gen.ts';
import { assembleVenue } from './assemble-venue.ts';
import type { DraftShape } from './venue-draft.ts';
import { at, box, EMPTY_DRAFT, polygon, room } from './venue.fixture.ts';

function areaOf(geometry: unknown): number {
  const { coordinates } = geometry as PolygonGeometry;
  const frame = localFrame(at(0, 0));
  return polygonArea(coordinates.map((ring) => ring.map(frame.toMetres)));
}

/** The number of rings of the footprint of a room around a hole of that width. */
function ringsAround(width: number): number | undefined {
  const geometry = polygon(box(0, 0, 40, 40), box(10, 10, 10 + width, 10 + width));
  const { document } = assembleVenue({
    ...EMPTY_DRAFT,
    floors: [{ key: 'g', elevation: 0 }],
    shapes: [{ key: 'ring', floor: 'g', kind: 'room', geometry }],
  });
  return document.floors.features[0]!.geometry?.coordinates.length;
}

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

  it('guesses the outline of the shapes, not their hull', () => {
    const { document, report } = assembleVenue({
      ...EMPTY_DRAFT,
      floors: [{ key: 'g', elevation: Number.NaN }],
      shapes: [room('a', 'g', box(0, 0, 9, 9)), room('b', 'g', box(9.2, 0, 20, 4))],
    });
    const [floor] = document.floors.features;
    // An L: the gap between the rooms is closed, the corner outside of them is not.
    expect(areaOf(floor!.geometry)).toBeCloseTo(9 * 9 + 11 * 4, 0);
    expect(floor!.geometry!.coordinates[0]).toHaveLength(7);
    expect(floor!.properties.elevation).toBe(0);
    expect(report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['guessed-footprint', 'guessed-elevation']),
    );
  });

  it('keeps outliers out of the footprint and the centre, and names them', () => {
    const shapes = [room('a', 'g', box(0, 0, 9, 9)), room('b', 'g', box(9, 0, 20, 4))];
    const of = (...more: DraftShape[]) =>
      assembleVenue({
        ...EMPTY_DRAFT,
        floors: [{ key: 'g', elevation: 0 }],
        shapes: [...shapes, ...more],
      });
    const far = of(room('stray', 'g', box(3000, 0, 3002, 2)));
    const near = of();
    expect(far.document.floors).toEqual(near.document.floors);
    expect(far.document.manifest.features[0]!.geometry).toEqual(
      near.document.manifest.features[0]!.geometry,
    );
    expect(far.document.geometry!['f_g']!.features).toHaveLength(3);
    expect(far.report).toContainEqual(
      expect.objectContaining({ code: 'outlier', source: 'stray, 3.0 km away' }),
    );
    expect(near.report.map(({ code }) => code)).not.toContain('outlier');
  });

  it('keeps a courtyard open and closes a shaft', () => {
    expect([20, 3].map(ringsAround)).toEqual([2, 1]);
  });

  it('returns no footprint for an empty floor', () => {
    const { document } = assembleVenue({ ...EMPTY_DRAFT, floors: [{ key: 'g', elevation: 0 }] });
    expect(document.floors.features[0]!.geometry).toBeNull();
  });
});
