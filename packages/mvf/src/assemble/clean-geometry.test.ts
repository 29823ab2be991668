import { findSelfIntersection, localFrame, type Point, seededRandom, signedArea } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { AssemblyReport } from './assembly-report.ts';
import { createGeometryCleaner } from './clean-geometry.ts';
import { at, box, line, point, polygon } from './venue.fixture.ts';

const frame = localFrame(at(0, 0));

function clean(geometry: unknown) {
  const report = new AssemblyReport();
  const result = createGeometryCleaner(frame, report, 8)(geometry, 'shape');
  return { result, codes: report.entries.map(({ code, count }) => `${code} ${count}`) };
}
const corners = (x1: number, y1: number, x2: number, y2: number) =>
  box(x1, y1, x2, y2).map(([x, y]) => at(x, y));
const degrees = (ring: readonly (readonly number[])[]): Point[] =>
  ring.map(([x, y]) => ({ x: x!, y: y! }));

/** Two squares of four metres, the second moved. */
const two = (x: number, y: number) =>
  clean({
    type: 'MultiPolygon',
    coordinates: [
      polygon(box(0, 0, 4, 4)).coordinates,
      polygon(box(x, y, x + 4, y + 4)).coordinates,
    ],
  });

describe('createGeometryCleaner', () => {
  it('rounds, and leaves the rest of a sound polygon alone', () => {
    const { result, codes } = clean(polygon(box(0, 0, 4, 3)));
    expect(codes).toEqual([]);
    expect(result).toEqual({
      type: 'Polygon',
      coordinates: [
        polygon(box(0, 0, 4, 3)).coordinates[0]!.map((place) =>
          place.map((value) => Math.round(value * 1e8) / 1e8),
        ),
      ],
    });
  });

  it('closes rings, removes repetitions and turns them', () => {
    const ring = corners(0, 0, 4, 3).toReversed();
    const { result, codes } = clean({ type: 'Polygon', coordinates: [[ring[0], ...ring]] });
    expect(codes).toEqual(['repeated-point 1', 'unclosed-ring 1', 'winding 1']);
    const [outer] = (result as { coordinates: number[][][] }).coordinates;
    expect(outer![0]).toEqual(outer!.at(-1));
    expect(outer).toHaveLength(5);
    expect(signedArea(degrees(outer!))).toBeGreaterThan(0);
  });

  it('turns holes clockwise and drops those outside or without an area', () => {
    const { result, codes } = clean(
      polygon(box(0, 0, 10, 10), box(2, 2, 4, 4), box(20, 20, 22, 22).toReversed(), [
        [6, 6],
        [7, 7],
        [8, 8],
      ]),
    );
    const [, hole, ...others] = (result as { coordinates: number[][][] }).coordinates;
    expect(others).toEqual([]);
    expect(signedArea(degrees(hole!))).toBeLessThan(0);
    expect(codes).toEqual(['degenerate-ring 1', 'misplaced-hole 1', 'winding 1']);
  });

  it('drops positions that are no places', () => {
    const [a, b, c, d] = corners(0, 0, 4, 3);
    const bad = [[Number.NaN, 1], [200, 0], [0, 95], [Infinity, 0], ['1', '2'], null, [1], 7];
    const { result, codes } = clean({
      type: 'Polygon',
      coordinates: [[a, ...bad, b, c, d, a]],
    });
    expect((result as { coordinates: number[][][] }).coordinates[0]).toHaveLength(5);
    expect(codes).toEqual(['bad-coordinate 8']);
  });
});

describe('createGeometryCleaner with broken outlines', () => {
  it('removes a spike without touching the other corners', () => {
    const { result, codes } = clean(
      polygon([
        [0, 0],
        [4, 0],
        [9, 9],
        [4, 0],
        [4, 3],
        [0, 3],
      ]),
    );
    expect(codes).toEqual(['self-intersection 1']);
    expect(result).toEqual(clean(polygon(box(0, 0, 4, 3))).result);
  });

  it('redraws a bow-tie as its two wings', () => {
    const { result, codes } = clean(
      polygon([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ]),
    );
    expect(codes).toEqual(['self-intersection 1']);
    expect(result).toMatchObject({ type: 'MultiPolygon' });
    expect((result as { coordinates: unknown[] }).coordinates).toHaveLength(2);
  });

  it('writes a multi-polygon or multi-line of one part as that part', () => {
    const one = polygon(box(0, 0, 4, 3)).coordinates;
    expect(clean({ type: 'MultiPolygon', coordinates: [one] }).result).toMatchObject({
      type: 'Polygon',
    });
    const lines = [line([0, 0], [1, 1]).coordinates, [at(2, 2), at(2, 2)]];
    expect(clean({ type: 'MultiLineString', coordinates: lines })).toMatchObject({
      result: { type: 'LineString' },
      codes: ['repeated-point 1', 'degenerate-ring 1'],
    });
  });

  it('keeps parts that touch in a corner and merges parts that overlap', () => {
    expect(two(4, 4)).toMatchObject({ result: { type: 'MultiPolygon' }, codes: [] });
    expect(two(2, 2)).toMatchObject({ result: { type: 'Polygon' } });
    expect(two(1, 0.5).codes).toEqual(['self-intersection 1']);
  });

  it('drops a scribble that crosses itself without end', () => {
    const random = seededRandom(9);
    const scribble = Array.from({ length: 3000 }, () => at(random() * 90, random() * 90));
    const { result, codes } = clean({ type: 'Polygon', coordinates: [scribble] });
    expect(result).toBeUndefined();
    expect(codes).toEqual(['unclosed-ring 1', 'tangled-outline 1', 'unusable-geometry 1']);
  });

  it('drops altitudes', () => {
    expect(clean({ type: 'Point', coordinates: [...at(0, 0), 12] }).result).toEqual(
      clean(point(0, 0)).result,
    );
  });

  it('drops geometry that is far from the venue or of unknown type', () => {
    expect(clean({ type: 'Point', coordinates: [100, 10] }).codes).toEqual(['far-from-venue 1']);
    for (const geometry of [null, 7, {}, { type: 'Circle' }, { type: 'Polygon' }]) {
      expect(clean(geometry).result).toBeUndefined();
    }
  });

  it('makes sound polygons of random scribbles and never throws', () => {
    const random = seededRandom(42);
    for (let round = 0; round < 300; round += 1) {
      const count = 3 + Math.floor(random() * 12);
      const scribble = Array.from({ length: count }, () => {
        const grid = (): number => Math.round(random() * 8);
        return random() < 0.02 ? [Number.NaN, 400] : at(grid(), grid());
      });
      const { result } = clean({ type: 'Polygon', coordinates: [scribble] });
      const parts =
        result?.type === 'Polygon'
          ? [result.coordinates]
          : result?.type === 'MultiPolygon'
            ? result.coordinates
            : [];
      for (const part of parts) {
        expect(findSelfIntersection(part.map(degrees))).toBeUndefined();
        for (const [index, ring] of part.entries()) {
          expect(signedArea(degrees(ring)) > 0).toBe(index === 0);
        }
      }
    }
  });
});
