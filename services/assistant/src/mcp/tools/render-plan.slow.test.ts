import { writeBundle } from '@brand/mvf';
import { downgradeTo2 } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base64 } from '../testing/base64.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const BUNDLE = base64(writeBundle(tinyVenue()));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('render_plan', () => {
  test('draws the floor that the venue shows first, and lists the others', async () => {
    const { text, structured, file, isError } = await server.call('render_plan', {
      bundle: BUNDLE,
    });
    expect(isError).toBe(false);
    expect(file.mimeType).toBe('image/svg+xml');
    expect(file.text).toMatch(/^<svg .*<text[^>]*>[^<]*(?:<tspan[^>]*>)?Café.*<\/svg>$/s);
    expect(file.text).not.toContain('<script');
    expect(structured).toEqual({
      floor: { id: 'f_ground', name: 'Ground floor' },
      floors: [
        { id: 'f_ground', name: 'Ground floor' },
        { id: 'f_outside', name: 'Plaza' },
        { id: 'f_upper', name: 'Upper floor' },
      ],
      characters: file.text?.length,
    });
    expect(text).toContain('- f_upper: Upper floor');
  });

  test('draws a floor by its name, without labels and in dark colours', async () => {
    const { structured, file } = await server.call('render_plan', {
      bundle: BUNDLE,
      floor: 'upper FLOOR',
      labels: false,
      theme: 'dark',
    });
    expect(structured).toMatchObject({ floor: { id: 'f_upper' } });
    expect(file.text).not.toMatch(/<text[^>]*>[^<]*(?:<tspan[^>]*>)?Café/);
    expect(file.text).toContain('plan-f_upper-dark-');
  });

  test('draws bundles of older versions', async () => {
    const { document } = downgradeTo2(tinyVenue());
    const { file } = await server.call('render_plan', { bundle: base64(writeBundle(document)) });
    expect(file.text).toMatch(/^<svg /);
  });

  test.each([
    [{ floor: 'Basement' }, 'floor: there is no floor "Basement". Use one of: f_ground (Ground'],
    [{ floor: '__proto__' }, 'there is no floor "__proto__"'],
    [{ floor: '../f_ground' }, 'there is no floor'],
    [{ theme: 'neon' }, 'theme'],
    [{ venueId: 'harbour-mall' }, 'Expected either bundle'],
    [{ bundle: undefined, venueId: '../../package' }, 'venueId'],
  ])('rejects input %#', async (change, message) => {
    const { text, isError } = await server.call('render_plan', { bundle: BUNDLE, ...change });
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('limits the list of floors, and their names', async () => {
    const venue = tinyVenue();
    const [first] = venue.floors.features;
    const more = Array.from({ length: 500 }, (_, index) => ({
      ...first!,
      properties: { id: `f_${index}`, elevation: index, details: { name: 'x'.repeat(500) } },
    }));
    venue.floors.features.push(...more);
    const bundle = base64(writeBundle(venue));
    const { text, structured } = await server.call('render_plan', { bundle });
    expect(structured?.['floors']).toHaveLength(200);
    expect(text.length).toBeLessThan(50_000);
    const unknown = await server.call('render_plan', { bundle, floor: 'none' });
    expect(unknown.text.length).toBeLessThanOrEqual(1000);
  });

  test('rejects a venue without floors', async () => {
    const bundle = tinyVenue();
    bundle.floors.features = [];
    const { text, isError } = await server.call('render_plan', {
      bundle: base64(writeBundle(bundle)),
    });
    expect(isError).toBe(true);
    expect(text).toContain('The venue has no floors.');
  });
});
