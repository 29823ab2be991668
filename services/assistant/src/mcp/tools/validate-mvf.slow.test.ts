import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle, writeFiles, writeZip } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base64 } from '../testing/base64.ts';
import { SITE, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { MAX_BUNDLE_BYTES } from '../venue-jobs/decode-bundle.ts';

const VENUES = join(import.meta.dirname, '../../../../../venues/dist');
const VALID = base64(writeBundle(tinyVenue()));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ venuesFolder: VENUES });
});
afterAll(() => server.close());

describe('validate_mvf', () => {
  test('reports a valid bundle', async () => {
    const { text, structured } = await server.call('validate_mvf', { bundle: VALID });
    expect(text).toMatch(/^The MVF 3 bundle is valid: 0 errors/);
    expect(structured).toMatchObject({ valid: true, version: 3, leftOut: 0 });
  });

  test('reports location, cause and remedy of each finding', async () => {
    const bundle = base64(without('manifest.geojson'));
    const { text, structured, isError } = await server.call('validate_mvf', { bundle });
    expect(isError).toBe(false);
    expect(structured).toMatchObject({ valid: false });
    const [finding] = (structured?.['findings'] ?? []) as Record<string, string>[];
    expect(finding).toMatchObject({ severity: 'error' });
    expect(finding?.['message']).not.toBe('');
    expect(finding?.['fix']).not.toBe('');
    expect(finding?.['docs']).toMatch(new RegExp(`^${SITE}/docs/mvf/.+#${finding?.['code']}$`));
    expect(text).toContain(`- error ${finding?.['code']}`);
  });

  test('limits the number of listed findings', async () => {
    const files = new Map(writeFiles(tinyVenue()));
    for (let index = 0; index < 300; index += 1) files.set(`extra-${index}.bin`, new Uint8Array(1));
    const bundle = base64(writeZip(files));
    const { structured } = await server.call('validate_mvf', { bundle });
    const findings = (structured?.['findings'] ?? []) as unknown[];
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThanOrEqual(50);
  });

  test.runIf(existsSync(join(VENUES, 'index.json')))('checks a demo venue', async () => {
    const { text } = await server.call('validate_mvf', { venueId: 'harbour-mall' });
    expect(text).toMatch(/^The MVF 3 bundle is valid/);
    const unknown = await server.call('validate_mvf', { venueId: '../../package' });
    expect(unknown.isError).toBe(true);
    expect(unknown.text).toContain('Use one of: harbour-mall');
  });

  test('offers no demo venues when none are built', async () => {
    const other = await startTestServer();
    const { text, isError } = await other.call('validate_mvf', { venueId: 'harbour-mall' });
    expect(isError).toBe(true);
    expect(text).toContain('Send a bundle instead.');
    await other.close();
  });

  test.each([
    [{}, 'Expected either bundle'],
    [{ bundle: VALID, venueId: 'harbour-mall' }, 'Expected either bundle'],
    [{ bundle: 'https://evil.example/venue.zip' }, 'as base64'],
    [{ bundle: '' }, 'as base64'],
    [{ bundle: 'A'.repeat(Math.ceil((MAX_BUNDLE_BYTES / 3) * 4) + 8) }, 'expected at most 4 MiB'],
  ])('rejects %o', async (input, message) => {
    const { text, isError } = await server.call('validate_mvf', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('reports a zip bomb without unpacking it', async () => {
    const bomb = writeZip(new Map([['manifest.geojson', new Uint8Array(2 ** 23)]]));
    expect(bomb.length).toBeLessThan(2 ** 16);
    const { text, structured } = await server.call('validate_mvf', { bundle: base64(bomb) });
    expect(structured).toMatchObject({ valid: false });
    expect(text).toContain('limit-exceeded');
  });

  test('reports JSON that nests deeper than any venue', async () => {
    const files = writeFiles(tinyVenue());
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    files.set('manifest.geojson', new TextEncoder().encode(deep));
    const { structured } = await server.call('validate_mvf', { bundle: base64(writeZip(files)) });
    expect(structured).toMatchObject({ valid: false });
  });

  test.each([
    [{ timeoutMs: 1 }, 'took longer than 0.001 s'],
    [{ maxHeapMb: 4 }, 'needs more memory'],
    [{ concurrency: 0 }, 'Try again in a few seconds.'],
  ])('aborts a validation that exceeds %o', async (jobLimits, message) => {
    const bounded = await startTestServer({ jobLimits });
    const { text, isError } = await bounded.call('validate_mvf', { bundle: VALID });
    expect(isError).toBe(true);
    expect(text).toContain(message);
    // The server keeps serving.
    expect((await bounded.call('get_page', { path: '/' })).isError).toBe(false);
    await bounded.close();
  });
});

function without(name: string): Uint8Array {
  const files = writeFiles(tinyVenue());
  files.delete(name);
  return writeZip(files);
}
