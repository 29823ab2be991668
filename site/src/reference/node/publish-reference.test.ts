import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkOf } from '../chunk-of.ts';
import type { Reference, ReferenceSymbol } from '@brand/reference';
import type { PublishedChunk, PublishedIndex, PublishedSymbol } from '../published.ts';
import { publishReference, type PublishOptions } from './publish-reference.ts';
import { readReference } from './read-references.ts';

const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/reference');
const reference = readReference(FIXTURE, { sdk: 'web-sdk', version: '6.0' });
const options: PublishOptions = {
  packageScope: '@acme',
  roots: { map: 'MapView' },
  guides: new Map([['MapView.on', [{ title: 'Events', path: '/web-sdk/events' }]]]),
  historyOf: (id) => (id === 'MapView' ? [{ version: '6.0', changes: ['New'] }] : []),
  others: [
    {
      title: 'Web SDK 5.0',
      ids: new Set(['MapView']),
      hrefOf: (id) => `/web-sdk/5.0/api-reference#${id}`,
    },
  ],
};
const published = await publishReference(reference, options);

function find(id: string): PublishedSymbol {
  const chunk = JSON.parse(
    published.files.get(`${chunkOf(id, published)}.json`) ?? '{}',
  ) as PublishedChunk;
  const symbol = chunk[id];
  if (!symbol) throw new Error(`${id} is not in its file.`);
  return symbol;
}

describe('publishReference', () => {
  test('puts every symbol into the file that its id determines', () => {
    for (const { id, name } of reference.symbols) expect(find(id).name).toBe(name);
  });

  test('renders signatures with syntax colours and linked types', () => {
    const [signature] = find('showVenue').signatures ?? [];
    expect(signature?.code).toBe(
      [
        '<span class="hl-k">function</span> <b>showVenue</b>(',
        '  <span class="hl-p">container</span>: <span class="hl-k">string</span> | HTMLElement,',
        '  <span class="hl-p">options</span>: <a href="#ShowVenueOptions" data-symbol>ShowVenueOptions</a>,',
        '): Promise&lt;<a href="#MapView" data-symbol>MapView</a>&gt;',
      ].join('\n'),
    );
  });

  test('keeps defaults and units of parameters', () => {
    const [signature] = find('Camera.animateTo').signatures ?? [];
    expect(signature?.parameters[1]).toMatchObject({
      name: 'duration',
      unit: 'milliseconds',
      defaultValue: '800',
      isOptional: true,
    });
  });

  test("names the type of an options object's fields, and falls back to its summary", async () => {
    const [signature] = find('showVenue').signatures ?? [];
    const [container, how] = signature?.parameters ?? [];
    expect(container).not.toHaveProperty('fieldsOf');
    expect(how).toMatchObject({
      fieldsOf: 'ShowVenueOptions',
      summary: 'Which venue, and how it looks.',
    });

    const untold = structuredClone(reference) as { symbols: ReferenceSymbol[] } & Reference;
    const call = untold.symbols.find(({ id }) => id === 'showVenue')!;
    delete (call.signatures![0]!.parameters[1] as { summary?: string }).summary;
    const { files, ...again } = await publishReference(untold, options);
    const chunk = JSON.parse(files.get(`${chunkOf('showVenue', again)}.json`)!) as PublishedChunk;
    const told = untold.symbols.find(({ id }) => id === 'ShowVenueOptions')!.summary;
    expect(chunk['showVenue']?.signatures?.[0]?.parameters[1]?.summary).toBe(told);
  });

  test('links references and names in code', () => {
    expect(find('showVenue').details).toContain('<a href="#MapView.remove" data-symbol>remove</a>');
    expect(find('MapView').details).toContain(
      '<a href="#MapView.on" data-symbol><code>MapView.on</code></a>',
    );
  });

  test('highlights examples, with published package names and linked symbols', () => {
    const [example] = find('showVenue').examples ?? [];
    expect(example).toContain("'@acme/web-sdk'");
    expect(example).toContain('href="#Camera.focusOn"');
    expect(example).not.toContain('@brand');
  });

  test('links a symbol to its members, guides, uses, history and other versions', () => {
    const view = find('MapView');
    expect(view.members).toContain('MapView.on');
    expect(view.guides).toEqual([{ title: 'Events', path: '/web-sdk/events' }]);
    expect(view.namedBy).toEqual(['showVenue']);
    expect(view.history).toEqual([{ version: '6.0', changes: ['New'] }]);
    expect(view.otherVersions).toEqual([
      { title: 'Web SDK 5.0', href: '/web-sdk/5.0/api-reference#MapView' },
    ]);
  });

  test('lists all symbols in the index', () => {
    const index = JSON.parse(published.files.get('index.json') ?? '') as PublishedIndex;
    expect(index.symbols).toHaveLength(reference.symbols.length);
    const row = index.symbols.find(([id]) => id === 'MapView.addMarker');
    expect(row?.slice(2)).toEqual([0, 'Puts HTML on the map.', 2]);
    expect(index.modules[0]?.importName).toBe('@acme/web-sdk');
  });

  test('lists the top-level symbols of each module for pages without JavaScript', () => {
    const [main, blueDot] = published.list.modules;
    expect(main?.symbols.map(({ id }) => id)).toContain('MapView');
    expect(main?.symbols.map(({ id }) => id)).not.toContain('MapView.on');
    expect(blueDot?.symbols.map(({ id }) => id)).toEqual(['blueDot', 'BlueDot']);
  });

  test('changes the hash only if the content changes', async () => {
    expect((await publishReference(reference, options)).hash).toBe(published.hash);
    const other = await publishReference(
      { ...reference, symbols: reference.symbols.slice(0, 9) },
      options,
    );
    expect(other.hash).not.toBe(published.hash);
  });
});
