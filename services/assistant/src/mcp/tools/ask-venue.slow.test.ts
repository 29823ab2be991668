import { join } from 'node:path';
import { RateLimiter } from '@brand/service-kit';
import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base64 } from '../testing/base64.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const BUNDLE = base64(writeBundle(tinyVenue()));
const venuesFolder = join(import.meta.dirname, '../../../../../venues/dist');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ venuesFolder });
});
afterAll(() => server.close());

describe('ask_venue', () => {
  test('answers about a demo venue with text and structured content', async () => {
    const { text, structured, isError } = await server.call('ask_venue', {
      venueId: 'northwind-airport',
      question: 'How long does it take from Security to the Aurora Lounge without stairs?',
    });
    expect(isError).toBe(false);
    expect(text).toMatch(
      /^From Security to Aurora Lounge: \d+ m, .+ on foot\. Take .+ from Departures to Lounges\. The route is step-free\.\n1\. /,
    );
    expect(structured).toMatchObject({
      status: 'answered',
      route: { from: { name: 'Security' }, to: { name: 'Aurora Lounge' }, isStepFree: true },
    });
  });

  test('accepts the name of a demo venue', async () => {
    const { structured } = await server.call('ask_venue', {
      venueId: 'Harbour Mall',
      question: 'Where is Onda Larga?',
    });
    expect(structured).toMatchObject({ status: 'answered', places: [{ name: 'Onda Larga' }] });
  });

  test('names the demo venues in its description', async () => {
    const { tools } = await server.client.listTools();
    const tool = tools.find(({ name }) => name === 'ask_venue');
    expect(tool?.description).toContain('northwind-airport (Northwind International, Terminal 1)');
  });

  test('answers about a bundle of the caller', async () => {
    const { structured } = await server.call('ask_venue', {
      bundle: BUNDLE,
      question: 'Which floor is Café Morgen upstairs on?',
    });
    expect(structured).toMatchObject({ places: [{ floors: [{ name: 'Upper floor' }] }] });
  });

  test('reports an unknown place as a result, with similar names', async () => {
    const { text, structured, isError } = await server.call('ask_venue', {
      venueId: 'northwind-airport',
      question: 'Where is the nearest lift to gate B12?',
    });
    expect(isError).toBe(false);
    expect(structured).toMatchObject({ status: 'unknown-place' });
    expect(text).toContain('has no place called “gate B12”. Similar names: Gate B');
  });

  test.each([
    [{ question: 'How do I add a marker?' }, 'expected a question in English'],
    [{ question: '' }, 'question'],
    [{ question: 'x'.repeat(201) }, 'question'],
    [{ venueId: 'atlantis' }, 'there is no demo venue "atlantis". Use one of: harbour-mall'],
    [{ bundle: BUNDLE }, 'Expected either bundle'],
  ])('rejects input %#', async (change, message) => {
    const input = { venueId: 'kestrel-house', question: 'Where is Fjord?', ...change };
    const { text, isError } = await server.call('ask_venue', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('is rate-limited like the other tools', async () => {
    const limited = await startTestServer({
      venuesFolder,
      limiter: new RateLimiter({ burst: 3, perSecond: 0.001 }),
    });
    const ask = (): Promise<unknown> =>
      limited.call('ask_venue', { venueId: 'kestrel-house', question: 'Where is Fjord?' });
    await expect(async () => {
      for (let count = 0; count < 4; count += 1) await ask();
    }).rejects.toThrow('Too many requests');
    await limited.close();
  });
});
