import type powerbi from 'powerbi-visuals-api';
import { describe, expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

function view(roles: readonly string[], rows: powerbi.DataViewTableRow[]): powerbi.DataView {
  const columns = roles.map((role) => ({ displayName: `My ${role}`, roles: { [role]: true } }));
  return { metadata: { columns }, table: { columns, rows } };
}

describe('readRows', () => {
  test('reads cells by the roles of their columns, in whatever order', () => {
    const { rows, missingFields, isReduced } = readRows(
      view(
        ['floor', 'longitude', 'tooltips', 'latitude', 'weight', 'name', 'category'],
        [[1, -9.1, 'three', 38.7, 2.5, 'Bookshop', 'Shops']],
      ),
    );
    expect(rows).toEqual([
      {
        index: 0,
        latitude: 38.7,
        longitude: -9.1,
        floor: 1,
        name: 'Bookshop',
        category: 'Shops',
        weight: 2.5,
        details: [{ displayName: 'My tooltips', value: 'three' }],
      },
    ]);
    expect(missingFields).toEqual([]);
    expect(isReduced).toBe(false);
  });

  test('weighs rows as 1 without a weight field and as 0 for empty or negative cells', () => {
    const position = ['latitude', 'longitude', 'floor'];
    expect(readRows(view(position, [[1, 2, 0]])).rows[0]?.weight).toBe(1);
    const weighted = view(
      [...position, 'weight'],
      [
        [1, 2, 0, -3],
        [1, 2, 0, null as unknown as powerbi.PrimitiveValue],
      ],
    );
    expect(readRows(weighted).rows.map(({ weight }) => weight)).toEqual([0, 0]);
  });

  test('parses numeric texts and ignores other texts', () => {
    const { rows } = readRows(
      view(
        ['latitude', 'longitude', 'floor'],
        [
          ['38.7', ' ', ' L1 '],
          ['north', Number.NaN, ''],
        ],
      ),
    );
    expect(rows).toMatchObject([
      { latitude: 38.7, longitude: undefined, floor: 'L1' },
      { latitude: undefined, longitude: undefined, floor: undefined },
    ]);
  });

  test('names the fields that are still empty', () => {
    expect(readRows(undefined).missingFields).toEqual(['Latitude', 'Longitude', 'Floor']);
    const partial = readRows(view(['latitude', 'longitude'], [[1, 2]]));
    expect(partial).toMatchObject({ missingFields: ['Floor'], rows: [] });
  });

  test('reports possibly missing rows once the limit is reached', () => {
    const rows = Array.from({ length: 30_000 }, () => [1, 2, 0]);
    expect(readRows(view(['latitude', 'longitude', 'floor'], rows)).isReduced).toBe(true);
  });
});
