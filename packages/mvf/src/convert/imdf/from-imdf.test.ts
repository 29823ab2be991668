import { findingsOf } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { openFiles } from '../../archive/open-files.ts';
import { writeZip } from '../../archive/write-zip.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { fromIMDF, type ImdfSource } from './from-imdf.ts';
import { reachableShapes, shapeOf, shapesOfKind, waysBetween } from './routes.fixture.ts';
import { tinyArchive, tinyFiles } from './tiny-imdf.fixture.ts';

const FILES = tinyFiles(tinyArchive());

function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return writeZip(
    new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])),
  );
}

describe('fromIMDF', () => {
  test('makes a document that breaks no rule', async () => {
    const { document } = await fromIMDF(FILES);
    const findings = await findingsOf(document);
    // The way to the staircase has steps, as it must.
    expect(findings.filter((finding) => !finding.startsWith('not-step-free'))).toEqual([]);
  });

  test('takes over floors, rooms, doors, names in two languages and ways', async () => {
    const { document } = await fromIMDF(FILES);
    expect(document.floors.features.map(({ properties }) => properties.details?.name)).toEqual([
      'Ground floor',
      'Upper floor',
    ]);
    expect(shapesOfKind(document, 'room')).toHaveLength(8);
    expect(shapesOfKind(document, 'hallway')).toHaveLength(2);
    expect(shapesOfKind(document, 'door')).toHaveLength(8);
    expect(document.locations?.[0]?.details).toMatchObject({
      name: 'Bakery',
      translations: { de: { name: 'Bäckerei' } },
    });
    expect(document.connections?.map(({ type }) => type)).toEqual(['elevator', 'stairs']);
    expect(document.floorStacks).toMatchObject([{ details: { name: 'House' } }]);
    expect(document.address?.primary?.display?.displayAddress).toContain('Springfield');
  });

  test('leads from shop to office by the stairs, and with a wheelchair by the lift', async () => {
    const { document } = await fromIMDF(FILES);
    const ends = [shapeOf(document, 'Bakery'), shapeOf(document, 'Head office')] as const;
    expect(waysBetween(document, ends)).toEqual(['stairs']);
    expect(waysBetween(document, ends, ['accessible'])).toEqual(['elevator']);
  });

  test('keeps visitors out of areas for employees', async () => {
    const { document } = await fromIMDF(FILES);
    const store = document.geometry
      ? Object.values(document.geometry)
          .flatMap(({ features }) => features)
          .find(({ properties }) => properties.details?.externalId === 'store')
      : undefined;
    const ends = [shapeOf(document, 'Bakery'), store?.properties.id ?? ''] as const;
    expect(waysBetween(document, ends)).toEqual([]);
    expect(waysBetween(document, ends, ['public'])).toBeUndefined();
  });

  test('reaches every room when the openings are missing', async () => {
    const { 'opening.geojson': _, ...files } = FILES;
    const { document, report } = await fromIMDF(files);
    expect(reachableShapes(document, shapeOf(document, 'Bakery'))).toHaveLength(8);
    expect(report.map(({ code }) => code)).toContain('guessed-door');
  });

  test('returns the same bytes every time', async () => {
    const [first, second] = await Promise.all([fromIMDF(FILES), fromIMDF(zip(FILES))]);
    expect(writeBundle(second.document)).toEqual(writeBundle(first.document));
    expect(first.document.manifest.features[0]?.properties.time).toBe('2024-05-01T10:00:00.000Z');
  });

  test.each([
    ['2024-05-01T10:00:00', '2024-05-01T10:00:00.000Z'],
    ['2022-06-30T20:01:17.636022+03:00', '2022-06-30T17:01:17.636Z'],
  ])('dates the bundle %s as %s', async (created, time) => {
    const { document } = await fromIMDF({ ...FILES, 'manifest.json': JSON.stringify({ created }) });
    expect(document.manifest.features[0]?.properties.time).toBe(time);
  });
});

describe('fromIMDF on sources', () => {
  const nested = Object.fromEntries(
    Object.entries(FILES).map(([path, text]) => [`export/tiny/${path}`, text]),
  );
  const sources: readonly (readonly [string, () => ImdfSource])[] = [
    ['zip bytes', () => zip(FILES)],
    ['an array buffer', () => zip(FILES).buffer],
    ['a blob', () => new Blob([zip(FILES)])],
    ['a zip with folders', () => zip({ ...nested, 'readme.txt': 'hello' })],
    ['files by path', () => FILES],
    ['a map of files', () => new Map(Object.entries(FILES))],
    ['file objects', () => Object.entries(FILES).map(([name, text]) => new File([text], name))],
    ['an archive', () => openFiles(FILES)],
    ['an archive that cannot list itself', () => ({ ...openFiles(FILES), paths: undefined })],
  ];

  test.each(sources)('reads %s', async (_, source) => {
    const { document } = await fromIMDF(source());
    expect(shapesOfKind(document, 'room')).toHaveLength(8);
  });

  test.each<readonly [string, Record<string, string>]>([
    ['nothing', {}],
    ['other files', { 'readme.txt': 'hello', 'data.json': '{}' }],
    ['empty members', { 'level.geojson': '[]', 'unit.geojson': '[]', 'venue.geojson': '[]' }],
    ['broken members', { 'level.geojson': '[', 'unit.geojson': '[', 'venue.geojson': '[' }],
    ['members without a place', { 'venue.geojson': '[{"id": "a", "properties": {}}]' }],
  ])('rejects %s and lists the expected members', async (_, files) => {
    await expect(fromIMDF(files)).rejects.toMatchObject({
      name: 'MvfError',
      code: 'mvf/nothing-to-import',
      message: expect.stringMatching(/level\.geojson.*unit\.geojson.*venue\.geojson/),
    });
  });

  test('rejects a file that is not a zip, and one beyond a limit', async () => {
    await expect(fromIMDF(new Uint8Array(100))).rejects.toMatchObject({ code: 'mvf/not-a-zip' });
    await expect(fromIMDF(FILES, { limits: { maxEntries: 3 } })).rejects.toMatchObject({
      code: 'mvf/limit-exceeded',
      limit: 'maxEntries',
    });
  });

  test('stops on abort', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(fromIMDF(FILES, { signal })).rejects.toThrow('enough');
  });

  test('reports progress', async () => {
    const steps: number[] = [];
    await fromIMDF(FILES, { onProgress: ({ done, total }) => steps.push(done / total) });
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
  });
});
