import { afterEach, describe, expect, test, vi } from 'vitest';
import { tinyVenue } from '@brand/test-kit';
import { writeBundle } from '@brand/mvf';
import { openEngineVenue } from './open-engine-venue.ts';

const ADDRESS = { key: 'demo', venueId: 'tiny' };
const OPTIONS = { baseUrl: 'https://venues.example' };

async function answerWith(response: Response): Promise<() => unknown> {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetchMock);
  return () => String(fetchMock.mock.calls[0]?.[0]);
}

afterEach(() => vi.unstubAllGlobals());

describe('openEngineVenue', () => {
  test('loads a complete venue in its default language, whatever the browser prefers', async () => {
    vi.stubGlobal('navigator', { languages: ['de'] });
    const address = await answerWith(new Response(await tinyBundle()));
    const venue = await openEngineVenue(ADDRESS, OPTIONS);
    expect(address()).toBe('https://venues.example/venues/tiny/mvf-3.zip?key=demo');
    expect(venue.language).toBe('en');
    expect(venue.nodes.length).toBeGreaterThan(0);
  });

  test('accepts another language of the venue and rejects unknown ones', async () => {
    await answerWith(new Response(await tinyBundle()));
    expect((await openEngineVenue(ADDRESS, { ...OPTIONS, language: 'de' })).language).toBe('de');
    await answerWith(new Response(await tinyBundle()));
    await expect(openEngineVenue(ADDRESS, { ...OPTIONS, language: 'fr' })).rejects.toMatchObject({
      code: 'sdk/unknown-language',
      message: expect.stringContaining('It has: en, de.'),
    });
  });

  test.each([
    [401, 'sdk/wrong-credentials', 'The credentials of "demo" cannot open'],
    [404, 'sdk/unknown-venue', 'no venue "tiny"'],
  ])('explains status %i', async (status, code, message) => {
    await answerWith(new Response('', { status }));
    await expect(openEngineVenue(ADDRESS, OPTIONS)).rejects.toMatchObject({
      name: 'SdkError',
      code,
      message: expect.stringContaining(message),
    });
  });

  test('explains a file that is not a venue', async () => {
    await answerWith(new Response('not a zip'));
    await expect(openEngineVenue(ADDRESS, OPTIONS)).rejects.toMatchObject({
      code: 'sdk/bad-venue',
    });
  });
});

async function tinyBundle(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeBundle(tinyVenue()));
}
