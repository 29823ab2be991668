import { describe, expect, test } from 'vitest';
import { openFiles } from '../../archive/open-files.ts';
import { ImportReport } from '../import-report.ts';
import type { GeoJsonVenue } from './geojson-venue.ts';
import { box, collection, line, place } from './geojson.fixture.ts';
import { readVenueFolder } from './read-venue-folder.ts';

const level = JSON.stringify(collection(box([0, 0, 5, 5], { type: 'room' })));

async function read(
  files: Record<string, string>,
): Promise<{ venue: GeoJsonVenue; codes: string[] }> {
  const report = new ImportReport();
  const venue = await readVenueFolder(openFiles(files), report, {});
  return { venue, codes: report.entries.map(({ code }) => code) };
}

describe('readVenueFolder', () => {
  test('takes each GeoJSON file as a level, lowest first', async () => {
    const { venue } = await read({
      'roof.geojson': level,
      'L2.json': level,
      'ground.geojson': level,
      'B1.geojson': level,
      'README.md': 'x',
    });
    expect(venue.levels.map(({ file }) => file)).toEqual([
      'B1.geojson',
      'ground.geojson',
      'L2.json',
      'roof.geojson',
    ]);
  });

  test('merges files that are named after the same level, or lie in its folder, into one level', async () => {
    const { venue, codes } = await read({
      'main/2F/rooms.geojson': level,
      'main/2F/doors.geojson': level,
      'main/1F/rooms_1F.geojson': level,
      'main/1F/doors_1F.geojson': JSON.stringify(box([0, 0, 5, 5], { type: 'room' })),
      'annex/2F/rooms.geojson': level,
      'annex/other.geojson': level,
    });
    const counts = venue.levels.map(({ file, name, data }) => [
      file,
      name,
      (data as { features: unknown[] }).features.length,
    ]);
    expect(counts).toEqual([
      ['main/1F/doors_1F.geojson', undefined, 2],
      ['annex/2F/rooms.geojson', '2F', 1],
      ['main/2F/doors.geojson', '2F', 2],
      ['annex/other.geojson', undefined, 1],
    ]);
    expect(codes).toEqual(['level-layers']);
  });

  test('uses an outline file as outline, unless it is the only file', async () => {
    const both = await read({ 'L1.geojson': level, 'house-outline.geojson': level });
    expect(both.venue.levels).toHaveLength(1);
    expect(both.venue.outline).toBeDefined();
    const alone = await read({ 'building.geojson': level });
    expect(alone.venue.levels).toHaveLength(1);
    expect(alone.venue.outline).toBeUndefined();
  });

  test('follows an index, and counts from the level that is named ground', async () => {
    const main = {
      name: 'House',
      levels: [
        { name: '1', readable_name: 'First Floor', z_order: 2, filename: 'b.geojson' },
        { name: 'G', readable_name: 'Ground Floor', z_order: 1, filename: 'a.geojson' },
        { name: 'K', readable_name: 'Vault', z_order: 0, filename: 'c.geojson' },
        { name: 'X', z_order: 9, filename: 'missing.geojson' },
        null,
      ],
    };
    const { venue, codes } = await read({
      'main.json': JSON.stringify(main),
      'a.geojson': level,
      'b.geojson': level,
      'c.geojson': level,
      'd.geojson': level,
    });
    expect(venue.name).toBe('House');
    expect(venue.levels.map(({ name, elevation }) => [name, elevation])).toEqual([
      ['Vault', -1],
      ['Ground Floor', 0],
      ['First Floor', 1],
    ]);
    expect(codes).toEqual(['unlisted-file']);
  });
});

describe('readVenueFolder on path files and broken folders', () => {
  test('reads the ways between levels from path files, and leaves paths out', async () => {
    const ends = [
      [0, 0],
      [1, 0],
    ] as const;
    const paths = {
      ...collection(
        { ...line(ends, { type: 'stairs', name: 'Up' }), levels: [1, 0] },
        { ...line(ends, { type: 'stairs' }), levels: [1, 5] },
        line(ends, { type: 'pathway' }),
      ),
      level_filenames: [],
    };
    const main = {
      levels: [
        { filename: 'a.geojson', z_order: 0 },
        { filename: 'b.geojson', z_order: 1 },
      ],
    };
    const { venue, codes } = await read({
      'main.json': JSON.stringify(main),
      'main-paths.json': JSON.stringify(paths),
      'a.geojson': level,
      'b.geojson': level,
      'a-paths.geojson': JSON.stringify(collection(line(ends, { type: 'pathway' }))),
    });
    expect(venue.links).toEqual([
      {
        type: 'stairs',
        name: 'Up',
        stops: [
          { level: 1, at: place([0, 0]) },
          { level: 0, at: place([1, 0]) },
        ],
      },
    ]);
    expect(codes).toEqual(['path', 'path']);
  });

  test.each([
    [{}],
    [{ 'notes.txt': 'x' }],
    [{ 'a.json': '{}' }],
    [{ 'main.json': '{"levels":[]}' }],
  ])('rejects a folder without a level: %j', async (files) => {
    await expect(read(files)).rejects.toMatchObject({ code: 'mvf/nothing-to-import' });
  });

  test('names the file with broken JSON', async () => {
    await expect(read({ 'L1.geojson': level, 'L2.geojson': '[' })).rejects.toMatchObject({
      code: 'mvf/bad-json',
      path: 'L2.geojson',
    });
  });
});
