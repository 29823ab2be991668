import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReferenceSymbol } from '@brand/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import remarkApiChanges from './remark-api-changes.ts';

const PAGE = '/repo/site/ios-sdk_versioned_docs/version-5.0/migration-guide.mdx';
let referenceFolder: string;

beforeAll(() => {
  referenceFolder = mkdtempSync(join(tmpdir(), 'references-'));
  mkdirSync(join(referenceFolder, 'ios-sdk'));
  write('4.0', [
    symbol('VenueView', { kind: 'class' }),
    symbol('VenueView.load', {
      kind: 'method',
      parent: 'VenueView',
      signatures: [
        { parameters: [{ name: 'id', label: '_', type: ['String'] }], returns: ['Void'] },
      ],
    }),
    symbol('MapNode', { summary: 'A point, `<b>`.' }),
  ]);
  write('5.0', [
    symbol('MapView', { kind: 'class' }),
    symbol('MapView.load', {
      kind: 'method',
      parent: 'MapView',
      signatures: [
        {
          parameters: [{ name: 'id', type: ['String'], defaultValue: '"a"', isOptional: true }],
          returns: [['Venue', 'Venue']],
          effects: ['async', 'throws'],
        },
      ],
    }),
    symbol('MapView.camera', { kind: 'property', parent: 'MapView', type: ['Camera'] }),
    symbol('Venue', { kind: 'class', summary: 'A venue, shown by `MapView`.' }),
    symbol('Padding', { summary: 'Space at the edges.' }),
    symbol('Padding.top', { kind: 'property', parent: 'Padding', type: ['Double'] }),
  ]);
});

afterAll(() => rmSync(referenceFolder, { recursive: true }));

describe('remarkApiChanges', () => {
  test('renders one table per kind, with captions', () => {
    const captions = [...changes({ from: '4.0' }).matchAll(/<caption>(.*?)<\/caption>/g)];
    expect(captions.map(([, text]) => text)).toEqual([
      'Renamed',
      'Changed declaration',
      'Removed',
      'Added',
    ]);
  });

  test('links new names to the reference', () => {
    const html = changes({ from: '4.0', show: 'renamed' });
    expect(html).not.toContain('<caption>');
    expect(html).toContain('<th scope="col">4.0</th><th scope="col">5.0</th>');
    expect(html).toContain('<th scope="row"><code>VenueView</code></th>');
    expect(html).toContain('<a href="/5.0#MapView" data-symbol><code>MapView</code></a>');
  });

  test('shows both declarations when they differ', () => {
    const html = changes({ from: '4.0', show: 'changed' });
    const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('&gt;', '>');
    expect(text).toContain('(_ id: String) -> Void');
    expect(text).toContain('(id: String = &quot;a&quot;) async throws -> Venue');
    expect(html).toContain('<a href="/5.0#Venue" data-symbol>Venue</a>');
  });

  test('lists removed symbols, escaped', () => {
    expect(changes({ from: '4.0', show: 'removed' })).toContain('A point, <code>&lt;b&gt;</code>.');
  });

  test('lists new symbols, with the members of a type and all value types in one row each', () => {
    const html = changes({ from: '4.0', show: 'added' });
    expect(html).toContain('A venue, shown by <a href="/5.0#MapView"');
    expect(html).toContain('It also has: <code>camera</code>.');
    expect(html).toMatch(/Types of values and options<\/th><td [^>]*><code>Padding<\/code>\.</);
  });
});

describe('remarkApiChanges fails the build', () => {
  test.each([
    ['without a version', {}, 'expected from="4.0"'],
    ['at a version without a reference', { from: '1.0' }, 'no reference of ios-sdk 1.0.'],
    [
      'at an unknown table',
      { from: '4.0', show: 'all' },
      'one of renamed, changed, removed, added',
    ],
    ['at an empty table', { from: '5.0', show: 'removed' }, 'nothing was removed from 5.0 to 5.0'],
  ])('%s', (_title, attributes, message) => {
    expect(() => changes(attributes, {})).toThrow(message);
  });

  test('at a rename of what does not exist, and on a page of no version', () => {
    expect(() => changes({ from: '4.0' }, { Room: 'Venue' })).toThrow('"Room" is not in');
    expect(() => changes({ from: '4.0' }, {}, '/repo/site/content/docs/a.mdx')).toThrow(
      'outside the SDKs',
    );
  });
});

function changes(
  values: Readonly<Record<string, string>>,
  renames: Readonly<Record<string, string>> = { VenueView: 'MapView' },
  path = PAGE,
): string {
  const attributes = Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  const element = { type: 'mdxJsxFlowElement', name: 'ApiChanges', attributes, children: [] };
  remarkApiChanges({
    referenceFolder,
    addressOf: ({ version, id }) => `/${version}#${id}`,
    renamesOf: () => renames,
  })(
    { type: 'root', children: [element] },
    {
      path,
      fail: (message) => {
        throw new Error(message);
      },
    },
  );
  expect(element.name).toBe('OptionsTable');
  return element.attributes[0]?.value ?? '';
}

function write(version: string, symbols: readonly ReferenceSymbol[]): void {
  const modules = [{ id: 'index', importName: 'Maps', summary: 'All.' }];
  const reference = {
    format: 1,
    sdk: 'ios-sdk',
    version,
    release: `${version}.0`,
    title: `iOS SDK ${version}`,
    language: 'swift',
    modules,
    symbols,
  };
  writeFileSync(join(referenceFolder, `ios-sdk/${version}.json`), JSON.stringify(reference));
}

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'type', module: 'index', summary: 'A sentence.', ...more };
}
