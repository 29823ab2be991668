import { readBundle, writeBundle, writeZip } from '@brand/mvf';
import { downgradeTo1, toIMDF } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base64 } from '../testing/base64.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { MAX_BUNDLE_BYTES } from '../venue-jobs/decode-bundle.ts';

const ROOM = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Studio' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [10, 50],
            [10.001, 50],
            [10.001, 50.001],
            [10, 50.001],
            [10, 50],
          ],
        ],
      },
    },
  ],
});
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('convert_venue', () => {
  test('converts a zip of IMDF, and reports what it did', async () => {
    const file = base64(writeZip(toIMDF(tinyVenue()).document));
    const converted = await server.call('convert_venue', { file });
    expect(converted.isError).toBe(false);
    expect(converted.structured).toMatchObject({ format: 'imdf' });
    expect(converted.text).toMatch(/^Converted from imdf to an MVF 3 bundle of \d+ bytes/);
    expect(converted.text).toMatch(/^- (?:dropped|guessed|changed) [\w-]+/m);
    expect(converted.file.mimeType).toBe('application/zip');
    const bundle = await readBundle(Buffer.from(converted.file.blob ?? '', 'base64'));
    expect(bundle.version).toBe(3);
    expect(converted.structured?.['floors']).toHaveLength(bundle.floorIds.length);
  });

  test('converts text of GeoJSON under the name that the caller gives', async () => {
    const { structured, file } = await server.call('convert_venue', { text: ROOM, name: 'Annexe' });
    expect(structured).toMatchObject({ format: 'geojson', leftOut: 0 });
    const bundle = await readBundle(Buffer.from(file.blob ?? '', 'base64'));
    expect(JSON.stringify(await bundle.load())).toContain('"name":"Annexe"');
  });

  test('recognises OpenStreetMap by its tags', async () => {
    const text = ROOM.replace('"name":"Studio"', '"indoor":"room","level":"2","name":"Studio"');
    const { structured, isError } = await server.call('convert_venue', { text });
    expect(isError).toBe(false);
    expect(structured).toMatchObject({
      format: 'osm',
      floors: [{ name: expect.anything() as string }],
    });
  });

  test('converts bundles of older versions', async () => {
    const { document } = downgradeTo1(tinyVenue());
    const { structured } = await server.call('convert_venue', {
      file: base64(writeBundle(document)),
    });
    expect(structured).toMatchObject({ format: 'mvf' });
  });

  test.each([
    [{}, 'Expected either file'],
    [{ file: 'AAAA', text: '{}' }, 'Expected either file'],
    [{ file: 'https://evil.example/venue.zip' }, 'file: expected bytes as base64'],
    [
      { file: 'A'.repeat(Math.ceil((MAX_BUNDLE_BYTES / 3) * 4) + 8) },
      'file: expected at most 4 MiB',
    ],
    [{ text: ' '.repeat(MAX_BUNDLE_BYTES + 1) }, 'text: expected at most 4 MiB'],
    [{ text: ROOM, from: 'dwg' }, 'from'],
    [{ text: 'hello' }, 'set `from`'],
    [{ text: '['.repeat(100_000) + ']'.repeat(100_000), from: 'geojson' }, ''],
    [{ text: expandingXml() }, ''],
  ])('rejects input %#', async (input, message) => {
    const { text, isError, file } = await server.call('convert_venue', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect(file).toEqual({});
    expect((await server.call('get_page', { path: '/' })).isError).toBe(false);
  });

  test('does not unpack a zip bomb', async () => {
    const bomb = base64(writeZip(new Map([['venue.geojson', new Uint8Array(2 ** 23)]])));
    const { text, isError } = await server.call('convert_venue', { file: bomb, from: 'imdf' });
    expect(isError).toBe(true);
    expect(text).toContain('exceeds the limits of a job. Convert it on your machine');
  });

  test('does not unpack more files than a venue has, in any format', async () => {
    const files = Array.from({ length: 2001 }, (_, index): [string, Uint8Array] => [
      `level-${index}.geojson`,
      new TextEncoder().encode(ROOM),
    ]);
    const zip = writeZip(new Map(files));
    expect(zip.length).toBeLessThan(MAX_BUNDLE_BYTES);
    const { text, isError } = await server.call('convert_venue', { file: base64(zip) });
    expect(isError).toBe(true);
    expect(text).toContain('exceeds the limits of a job.');
  });

  test('asks to retry while other venues are being worked on', async () => {
    const busy = await startTestServer({ jobLimits: { concurrency: 0 } });
    const { text, isError } = await busy.call('convert_venue', { text: ROOM });
    expect(isError).toBe(true);
    expect(text).toContain('Try again in a few seconds.');
    await busy.close();
  });
});

/** Entities that expand to more than any memory has. */
function expandingXml(): string {
  const entities = Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE osm [<!ENTITY e0 "x">${entities.join('')}]><osm>&e20;</osm>`;
}
