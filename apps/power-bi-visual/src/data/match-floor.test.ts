import { describe, expect, test } from 'vitest';
import { matchFloors } from './match-floor.ts';

const FLOORS = [
  { id: 'f_lower', name: 'Lower floor', shortName: 'LF', externalId: 'B1', elevation: -1 },
  { id: 'f_ground', name: 'Ground floor', elevation: 0 },
  { id: 'f_upper', name: 'Upper floor', shortName: '2', elevation: 1 },
];
const idsOf = (cell: string | number): string[] => matchFloors(cell, FLOORS).map(({ id }) => id);

describe('matchFloors', () => {
  test.each(['f_ground', 'Ground floor', 'ground FLOOR', 0, '0'])(
    'finds a floor by %j, as id, name or level',
    (cell) => {
      expect(idsOf(cell)).toEqual(['f_ground']);
    },
  );

  test('finds a floor by its external id and by its short name', () => {
    expect(idsOf('B1')).toEqual(['f_lower']);
    expect(idsOf('lf')).toEqual(['f_lower']);
  });

  test('prefers a name to a level', () => {
    expect(idsOf('2')).toEqual(['f_upper']);
    expect(idsOf(2)).toEqual([]);
  });

  test('returns all floors of a level when there are several buildings', () => {
    const two = [...FLOORS, { id: 'g_ground', name: 'Library, ground', elevation: 0 }];
    expect(matchFloors(0, two)).toHaveLength(2);
  });

  test('returns nothing for a cell that names no floor', () => {
    expect(idsOf('Roof terrace')).toEqual([]);
    expect(idsOf('')).toEqual([]);
  });
});
