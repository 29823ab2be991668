import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReferenceSymbol } from '@brand/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import remarkOptionsTable from './remark-options-table.ts';

const PAGE = '/repo/site/web-sdk_versioned_docs/version-6.0/markers.mdx';
let referenceFolder: string;

beforeAll(() => {
  referenceFolder = mkdtempSync(join(tmpdir(), 'references-'));
  mkdirSync(join(referenceFolder, 'web-sdk'));
  const symbols = [
    symbol('Rank', { type: ['number'] }),
    symbol('MarkerOptions'),
    field('MarkerOptions.rank', {
      type: [['Rank', 'Rank'], ' | "<high>"'],
      defaultValue: "'medium'",
      summary: 'Who comes first, see `MarkerOptions` and `true`.',
    }),
    field('MarkerOptions.turn', { unit: 'degrees', defaultValue: 'none\n  of them' }),
    field('MarkerOptions.padding', { type: ['Partial<', ['Padding', 'Padding'], '>'] }),
    field('MarkerOptions.at', { isOptional: undefined, defaultValue: 'none' }),
    field('MarkerOptions.texts', { defaultValue: 'ALL_TEXTS' }),
    field('MarkerOptions.size', { type: ['{ x: number }'] }),
    field('MarkerOptions.size.y', { isOptional: undefined }),
    field('MarkerOptions.size.x', { deprecated: 'Use [turn](ref:MarkerOptions.turn).' }),
    symbol('Padding'),
    field('Padding.top'),
    field('Padding.bottom', { isOptional: undefined }),
    symbol('Marker', { kind: 'interface' }),
    field('Marker.id', { isOptional: undefined }),
    field('Marker.state', { type: [['MarkerState', 'MarkerState']] }),
    symbol('MarkerState'),
    field('MarkerState.floor', { isOptional: undefined }),
    field('MarkerState.since'),
    symbol('RouteOptions'),
    field('RouteOptions.draw', {
      type: [['Animation', 'Animation']],
      defaultValue: "{ duration: 700, easing: 'linear' }",
    }),
    symbol('Animation'),
    field('Animation.duration', { defaultValue: '300' }),
    field('Animation.easing', { defaultValue: "'ease-in-out'" }),
    field('Animation.signal'),
    symbol('Limits'),
    field('Limits.min', { isOptional: undefined }),
    symbol('MarkerEvents'),
    field('MarkerEvents.click', { kind: 'event', isOptional: undefined }),
    symbol('Empty', { type: ['string'] }),
    symbol('Markers', { kind: 'interface' }),
    symbol('Markers.add', {
      kind: 'method',
      parent: 'Markers',
      signatures: [
        {
          parameters: [
            { name: 'at', type: ['string'] },
            { name: 'options', type: [['MarkerOptions', 'MarkerOptions']], isOptional: true },
          ],
          returns: ['void'],
        },
      ],
    }),
  ];
  const modules = [{ id: 'index', importName: '@brand/web-sdk', summary: 'All.' }];
  writeFileSync(
    join(referenceFolder, 'web-sdk/6.0.json'),
    JSON.stringify({
      format: 1,
      sdk: 'web-sdk',
      version: '6.0',
      release: '6.0.0',
      title: 'Web SDK 6.0',
      language: 'typescript',
      modules,
      symbols,
    }),
  );
});

afterAll(() => rmSync(referenceFolder, { recursive: true }));

describe('remarkOptionsTable', () => {
  test('shows the defaults that an option sets for the fields of its type', () => {
    const html = table({ of: 'RouteOptions' });
    const cells = [...html.matchAll(/<td data-title="Default">(.*?)<\/td>/g)];
    expect(cells.map(([, cell]) => cell)).toEqual([
      "<code>{ duration: 700, easing: 'linear' }</code>",
      '<code>700</code>',
      "<code>'linear'</code>",
    ]);
  });

  test('renders a row for each field, followed by those of nested objects', () => {
    const names = [
      ...table({ of: 'MarkerOptions' }).matchAll(/<th scope="row"><a[^>]*><code>([^<]+)/g),
    ];
    expect(names.map((match) => match[1])).toEqual([
      'rank',
      'turn',
      'padding',
      'padding.top',
      'padding.bottom',
      'at',
      'texts',
      'size',
      'size.y',
      'size.x',
    ]);
  });

  test('links names, types and symbols in descriptions to the reference of the version', () => {
    const row = rowOf('rank');
    expect(row).toContain('<a href="/6.0#MarkerOptions.rank" data-symbol><code>rank</code></a>');
    expect(row).toContain('<a href="/6.0#Rank" data-symbol>Rank</a>');
    expect(row).toContain(
      '<a href="/6.0#MarkerOptions" data-symbol><code>MarkerOptions</code></a>',
    );
    expect(rowOf('size.x')).toContain('<a href="/6.0#MarkerOptions.turn" data-symbol>turn</a>');
  });

  test('shows defaults, units and required fields', () => {
    expect(rowOf('rank')).toContain('<td data-title="Default"><code>\'medium\'</code></td>');
    expect(rowOf('turn')).toContain('<small>in degrees</small>');
    expect(rowOf('turn')).toContain('<td data-title="Default">none of them</td>');
    expect(rowOf('at')).toContain('<td data-title="Default">none</td>');
    expect(rowOf('texts')).toContain('<code>ALL_<wbr>TEXTS</code>');
    expect(rowOf('at')).toContain('<small>required</small>');
    expect(rowOf('size.y')).toContain('<small>required</small>');
    expect(rowOf('size.x')).not.toContain('required');
  });

  test('separates name, type and notes for readers of plain text', () => {
    expect(textOf(rowOf('turn'))).toMatch(/^turn number in degrees/);
    expect(textOf(table({ of: 'Markers', kind: 'methods' }))).toContain('add(at, options?) void');
  });

  test('marks nothing as required that is optional or returned by the SDK', () => {
    expect(rowOf('padding.bottom')).not.toContain('required');
    for (const of of ['Marker', 'MarkerState', 'Limits', 'MarkerEvents']) {
      expect(table({ of })).not.toContain('required');
    }
  });

  test('names the first column after the kind of the type', () => {
    const types = ['MarkerOptions', 'Marker', 'MarkerState', 'MarkerEvents'];
    const titles = types.map((of) => /<th scope="col">(\w+)/.exec(table({ of }))?.[1]);
    expect(titles).toEqual(['Option', 'Field', 'Field', 'Event']);
  });

  test('omits nested fields that another table of the page has', () => {
    expect(table({ of: 'MarkerOptions' }, PAGE, ['Padding'])).not.toContain('padding.top');
  });

  test('escapes types', () => {
    expect(rowOf('rank')).toContain('&lt;high&gt;');
  });

  test('omits the column of defaults if it is empty', () => {
    expect(table({ of: 'Padding' })).not.toContain('Default');
  });

  test('shows methods if requested', () => {
    expect(table({ of: 'Markers', kind: 'methods' })).toContain('<code>add(at, options?)</code>');
  });
});

describe('remarkOptionsTable fails the build', () => {
  test.each([
    [
      'at an unknown type',
      { of: 'MarkerOption' },
      '"MarkerOption" is not in the reference of web-sdk 6.0.',
    ],
    ['at a type without fields', { of: 'Empty' }, '"Empty" has no fields'],
    ['at a type without methods', { of: 'Padding', kind: 'methods' }, '"Padding" has no methods'],
    ['at an unknown kind', { of: 'Padding', kind: 'all' }, 'one of fields, methods'],
    ['without a type', {}, 'expected of="TypeName"'],
  ])('%s', (_title, attributes, message) => {
    expect(() => table(attributes)).toThrow(message);
  });

  test('on a page of no version, and on one without a reference', () => {
    expect(() => table({ of: 'Padding' }, '/repo/site/content/docs/a.mdx')).toThrow('no reference');
    const page = PAGE.replace('6.0', '5.0');
    expect(() => table({ of: 'Padding' }, page)).toThrow('there is no reference of web-sdk 5.0.');
  });
});

function fail(message: string): never {
  throw new Error(message);
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '');
}

function rowOf(name: string): string {
  const rows = table({ of: 'MarkerOptions' }).split('<tr>');
  return rows.find((row) => row.includes(`<code>${name}</code></a>`)) ?? '';
}

function table(
  values: Readonly<Record<string, string>>,
  path = PAGE,
  others: readonly string[] = [],
): string {
  const element = tableElement(values);
  const children = [element, ...others.map((of) => tableElement({ of }))];
  remarkOptionsTable({
    referenceFolder,
    addressOf: ({ version, id }) => `/${version}#${id}`,
  })({ type: 'root', children }, { path, fail });
  expect(element.attributes.map(({ name }) => name)).toEqual(['html']);
  return element.attributes[0]?.value ?? '';
}

function tableElement(values: Readonly<Record<string, string>>) {
  const attributes = Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name: 'OptionsTable', attributes, children: [] };
}

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'type', module: 'index', summary: 'A sentence.', ...more };
}

type Field = Omit<Partial<ReferenceSymbol>, 'isOptional'> & { readonly isOptional?: undefined };

function field(id: string, more: Field = {}): ReferenceSymbol {
  const parent = id.slice(0, id.lastIndexOf('.'));
  const values = { kind: 'property', parent, type: ['number'], isOptional: true, ...more };
  return symbol(id, values as Partial<ReferenceSymbol>);
}
