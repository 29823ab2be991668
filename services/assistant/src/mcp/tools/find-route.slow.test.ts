import { writeBundle } from '@brand/mvf';
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

describe('find_route', () => {
  test('returns length, floors and steps of a route', async () => {
    const { text, structured, isError } = await server.call('find_route', {
      bundle: BUNDLE,
      from: 'INFORMATION',
      to: 'loci_cafe-upper',
    });
    expect(isError).toBe(false);
    expect(structured).toMatchObject({
      found: true,
      from: 'Information',
      to: 'Café Morgen upstairs',
      floors: ['Ground floor', 'Upper floor'],
    });
    expect(structured?.['distanceMetres']).toBeGreaterThan(10);
    expect(text).toMatch(
      /^From Information to Café Morgen upstairs: \d+ m, \d+ s\. Floors: Ground floor/,
    );
    expect(text).toMatch(/^1\. Start at .+ \(Ground floor\)$/m);
  });

  test('uses the nearest place of a category', async () => {
    const { structured } = await server.call('find_route', {
      bundle: BUNDLE,
      from: 'Information',
      to: 'Food',
    });
    expect(structured).toMatchObject({ found: true, to: 'Café Morgen', floors: ['Ground floor'] });
  });

  test('uses step-free paths only on request', async () => {
    const venue = tinyVenue();
    venue.connections = venue.connections.filter(({ type }) => type === 'stairs');
    const input = {
      bundle: base64(writeBundle(venue)),
      from: 'loc_info',
      to: 'loci_cafe-upper',
    };
    expect((await server.call('find_route', input)).structured).toMatchObject({ found: true });
    const stepFree = await server.call('find_route', { ...input, accessible: true });
    expect(stepFree.isError).toBe(false);
    expect(stepFree.structured).toMatchObject({ found: false, reason: 'not-accessible' });
    expect(stepFree.text).toMatch(/^There is no route \(not-accessible\)\./);
  });

  test.each([
    [{ from: 'Café Mogen' }, 'from: there is no place "Café Mogen". Similar names: Café Morgen'],
    [{ to: '__proto__' }, 'to: there is no place "__proto__"'],
    [{ to: ' ' }, 'to'],
    [{ to: 'x'.repeat(201) }, 'to'],
    [{ bundle: undefined }, 'Expected either bundle'],
    [{ bundle: base64(new Uint8Array(100)) }, 'zip'],
  ])('rejects input %#', async (change, message) => {
    const input = { bundle: BUNDLE, from: 'Shop', to: 'Information', ...change };
    const { text, isError } = await server.call('find_route', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('walks through the shapes of a venue without a network', async () => {
    const { nodes: _nodes, ...venue } = tinyVenue();
    const bundle = base64(writeBundle(venue));
    const { structured } = await server.call('find_route', { bundle, from: 'Shop', to: 'Food' });
    expect(structured).toMatchObject({ found: true, from: 'Shop' });
  });

  test('aborts a search that exceeds its time', async () => {
    const bounded = await startTestServer({ jobLimits: { timeoutMs: 1 } });
    const input = { bundle: BUNDLE, from: 'Shop', to: 'Information' };
    const { text, isError } = await bounded.call('find_route', input);
    expect(isError).toBe(true);
    expect(text).toContain('took longer than 0.001 s');
    await bounded.close();
  });
});
