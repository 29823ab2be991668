import { type MvfDocument, readBundle, writeBundle, writeFiles } from '@brand/mvf';
import { downgradeTo1, downgradeTo2 } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { openVenue } from './open-venue.ts';
import { openDocument } from './tiny-venue.fixture.ts';

/** A fake `fetch` that serves the files of a document and records the requests. */
function serve(document: MvfDocument): { fetch: typeof fetch; asked: string[] } {
  const files = writeFiles(document);
  const asked: string[] = [];
  const answer = async (input: unknown, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const path = new URL(String(input)).pathname.slice('/tiny/'.length);
    asked.push(path);
    const bytes = files.get(path);
    return bytes
      ? new Response(bytes as Uint8Array<ArrayBuffer>)
      : new Response(null, { status: 404 });
  };
  return { fetch: answer, asked };
}

describe('openVenue', () => {
  test('opens zip bytes, files, an open bundle and a URL alike', async () => {
    const zip = writeBundle(tinyVenue());
    const sources = [zip, new Blob([zip as Uint8Array<ArrayBuffer>]), writeFiles(tinyVenue())];
    const { fetch } = serve(tinyVenue());
    const venues = await Promise.all([
      ...sources.map((source) => openVenue(source)),
      openVenue(await readBundle(zip)),
      openVenue('https://venues.example/tiny/', { fetch }),
    ]);
    for (const venue of venues) {
      expect(venue.name).toBe('Tiny house');
      expect(venue.floors.map(({ id }) => id)).toEqual(['f_ground', 'f_outside', 'f_upper']);
      expect(venue.spaces).toHaveLength(15);
    }
  });

  test('does not read nodes until they are requested', async () => {
    const { fetch, asked } = serve(tinyVenue());
    const venue = await openVenue('https://venues.example/tiny/', { fetch });
    expect(asked).toContain('kinds/f_ground.json');
    expect(asked.filter((path) => path.startsWith('nodes/'))).toEqual([]);
    await venue.loadNodes();
    expect(asked).toContain('nodes/f_ground.geojson');
  });

  test.each([
    [2, downgradeTo2],
    [1, downgradeTo1],
  ] as const)('upgrades a bundle of MVF %i', async (_, downgrade) => {
    const venue = await openDocument(downgrade(tinyVenue()).document);
    expect(venue.floors.map(({ elevation }) => elevation)).toEqual([0, 0, 1]);
    expect(venue.locations.map(({ name }) => name)).toContain('Café Morgen');
    expect(venue.spaces.length).toBeGreaterThanOrEqual(15);
    expect((await venue.loadNodes()).length).toBeGreaterThan(0);
  });

  test('reports progress', async () => {
    const seen: { done: number; total: number }[] = [];
    await openDocument(tinyVenue(), { onProgress: (progress) => seen.push(progress) });
    const total = seen[0]?.total ?? 0;
    expect(seen.map(({ done }) => done)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
  });

  test('rejects with the reason of the signal', async () => {
    const reason = new Error('left the page');
    const aborted = AbortSignal.abort(reason);
    await expect(openDocument(tinyVenue(), { signal: aborted })).rejects.toBe(reason);
    const controller = new AbortController();
    const opening = openDocument(tinyVenue(), {
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(opening).rejects.toBe(reason);
  });

  test('reads nodes and pictures after the signal for opening has been aborted', async () => {
    const { fetch } = serve(tinyVenue());
    const controller = new AbortController();
    const { signal } = controller;
    const venue = await openVenue('https://venues.example/tiny/', { fetch, signal });
    controller.abort();
    expect(await venue.loadNodes()).not.toEqual([]);
    expect(await venue.readAsset('assets/logo.svg')).toBeDefined();
  });

  test('stops waiting for a picture when its signal is aborted', async () => {
    const { fetch } = serve(tinyVenue());
    const venue = await openVenue('https://venues.example/tiny/', {
      fetch: (input, init) =>
        String(input).endsWith('.svg') ? new Promise(() => {}) : fetch(input, init),
    });
    const controller = new AbortController();
    const reading = venue.readAsset('assets/logo.svg', { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(reading).rejects.toThrow('left the page');
  });

  test('selects the first wanted language that the venue has', async () => {
    for (const [wanted, language] of [
      ['de', 'de'],
      [['pt-BR', 'de-AT', 'en'], 'de'],
      ['ja', 'en'],
    ] as const) {
      const venue = await openDocument(tinyVenue(), { language: wanted });
      expect(venue.language).toBe(language);
    }
  });

  test('rejects invalid bundles with an error that has a code', async () => {
    await expect(openVenue(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({
      name: 'MvfError',
      code: 'mvf/not-a-zip',
    });
  });
});
