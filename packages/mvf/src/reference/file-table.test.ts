import { describe, expect, test } from 'vitest';
import { FORMATS } from '../bundle/formats.ts';
import { fileTable } from './file-table.ts';
import { jsonSchema } from './json-schema.ts';

describe.each([1, 2, 3] as const)('files of version %i', (version) => {
  test('include every file, each with a type of the version', () => {
    const rows = fileTable(version);
    const types = Object.keys(jsonSchema(version).$defs);
    expect(rows.map(({ path }) => path)).toEqual(FORMATS[version].files.map(({ path }) => path));
    expect(rows.filter(({ type }) => !types.includes(type))).toEqual([]);
  });
});

test('lists path, content and former names of a file in a row', () => {
  expect(fileTable(3).filter(({ extension }) => extension === 'core')).toEqual([
    {
      key: 'manifest',
      path: 'manifest.geojson',
      extension: 'core',
      type: 'Manifest',
      required: true,
      perFloor: false,
      olderPaths: ['manifest.json'],
    },
    {
      key: 'floors',
      path: 'floors.geojson',
      extension: 'core',
      type: 'Floors',
      required: true,
      perFloor: false,
      olderPaths: ['floor.geojson', 'floors.json'],
    },
    {
      key: 'geometry',
      path: 'geometry/*.geojson',
      extension: 'core',
      type: 'FloorGeometry',
      required: false,
      perFloor: true,
      olderPaths: ['geometry/*.json'],
    },
  ]);
});
