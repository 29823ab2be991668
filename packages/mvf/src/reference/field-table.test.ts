import { describe, expect, test } from 'vitest';
import { fieldTable, fieldTables } from './field-table.ts';
import { jsonSchema } from './json-schema.ts';

const VERSIONS = [1, 2, 3] as const;

describe.each(VERSIONS)('field tables of version %i', (version) => {
  test('describe every type and every field', () => {
    const silent = fieldTables(version).flatMap((table) => [
      ...(table.description === '' ? [table.name] : []),
      ...table.rows
        .filter((row) => row.description === '')
        .map((row) => `${table.name}.${row.name}`),
    ]);
    expect(silent).toEqual([]);
  });

  test('include a table for every type that a field names', () => {
    const known = new Set(Object.keys(jsonSchema(version).$defs));
    const named = fieldTables(version).flatMap(({ rows }) => rows.flatMap((row) => row.references));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('state the type of every field', () => {
    const vague = fieldTables(version).flatMap((table) =>
      table.rows.filter((row) => row.type === '').map((row) => `${table.name}.${row.name}`),
    );
    expect(vague).toEqual([]);
  });
});

test('lists name, type, required, constraint and description in a row', () => {
  const rows = fieldTable(3, 'Style').rows;
  expect(rows.find((row) => row.name === 'opacity')).toEqual({
    name: 'opacity',
    type: 'number',
    references: [],
    required: true,
    constraint: '0 to 1',
    description: 'Opacity, from 0 (invisible) to 1 (solid).',
  });
  expect(rows.find((row) => row.name === 'geometryAnchors')).toMatchObject({
    type: 'GeometryAnchor[]',
    references: ['GeometryAnchor'],
    required: true,
  });
  expect(rows.find((row) => row.name === 'hidden')?.required).toBe(false);
});

test('lists the keys and values of a dictionary and the known values of an open enumeration', () => {
  expect(fieldTable(3, 'FloorKinds').type).toBe('Record<GeometryId, Kind>');
  expect(fieldTable(3, 'Kind').type).toContain("'room' | 'hallway'");
  expect(fieldTable(3, 'FloorId').constraint).toBe('matches `^f_[A-Za-z0-9_-]+$`');
});

test('combines a constraint of the items of a list with that of the list', () => {
  const { rows } = fieldTable(3, 'PolygonGeometry');
  const coordinates = rows.find((row) => row.name === 'coordinates');
  expect(coordinates?.constraint).toBe('at least 1 item; each at least 4 items');
});

test('builds a table of another schema document', () => {
  const document = structuredClone(jsonSchema(3)) as { $defs: Record<string, unknown> };
  document.$defs['Style'] = {
    type: 'object',
    properties: { gloss: { type: 'number', maximum: 1 } },
  };
  const { rows } = fieldTable(document as unknown as ReturnType<typeof jsonSchema>, 'Style');
  expect(rows.map(({ name, constraint }) => [name, constraint])).toEqual([['gloss', '1 or less']]);
});

test('rejects an unknown type with the list of known ones', () => {
  expect(() => fieldTable(3, 'Unicorn')).toThrow(/no type "Unicorn".*Manifest/s);
  expect(() => fieldTable(3, 'constructor')).toThrow(/no type "constructor"/);
});
