import { describe, expect, it } from 'vitest';
import { AssemblyReport } from './assembly-report.ts';
import { isPosition, readPositions } from './read-positions.ts';

describe('readPositions', () => {
  it('recognises a position on the globe', () => {
    expect(
      [
        [0, 0],
        [180, -90],
        [1, 2, 3],
      ].every(isPosition),
    ).toBe(true);
    expect([[181, 0], [0, 91], [Number.NaN, 0], [1], '12', null, [null, 1]].some(isPosition)).toBe(
      false,
    );
  });

  it('rounds, and leaves out positions that repeat after rounding', () => {
    const report = new AssemblyReport();
    const places = [
      [1.23456789, 2],
      [1.23456, 2.000_001],
      [3, 4],
    ];
    expect(readPositions(places, { report, source: 'a', decimals: 4 })).toEqual([
      [1.2346, 2],
      [3, 4],
    ]);
    expect(report.entries.map(({ code }) => code)).toEqual(['repeated-point']);
  });

  it('returns no positions for a value that is not a list', () => {
    const report = new AssemblyReport();
    expect(readPositions({}, { report, source: 'a', decimals: 4 })).toEqual([]);
    expect(report.entries.map(({ code }) => code)).toEqual(['bad-coordinate']);
  });
});
