import { join } from 'node:path';
import { expect, test } from 'vitest';
import remarkMvfTables from './remark-mvf-tables.ts';

const SITE = join(import.meta.dirname, '../../../..');
const CORE = join(SITE, 'content/docs/mvf/v3/specification/core.mdx');

type Attribute = { type: string; name: string; value?: unknown };

/** The attributes of the element that the plugin writes. */
function valuesOf(name: string, of = '', path = CORE): Readonly<Record<string, unknown>> {
  const attributes: Attribute[] = [{ type: 'mdxJsxAttribute', name: 'of', value: of }];
  const element = { type: 'mdxJsxFlowElement', name, attributes };
  remarkMvfTables({
    baseUrl: '/portal/',
    docsFolder: join(SITE, 'content/docs'),
    specFile: join(SITE, '../packages/mvf/SPEC.md'),
  })(
    { type: 'root', children: [element] },
    {
      path,
      fail: (message) => {
        throw new Error(message);
      },
    },
  );
  expect(element.name).toBe('MvfTable');
  return Object.fromEntries(element.attributes.map((each) => [each.name, each.value]));
}

test('renders the fields of a type as a table with links to other types', () => {
  const { html, anchors } = valuesOf('MvfFields', 'FlaggedGeometryAnchor');
  expect(anchors).toBe('FlaggedGeometryAnchor');
  expect(html).toContain('<table data-stack id="FlaggedGeometryAnchor">');
  expect(html).toContain('<a href="#FloorId">FloorId</a>');
  expect(html).toContain('<small>required</small>');
});

test('links a type of another page below the base URL', () => {
  const { html } = valuesOf('MvfFields', 'Address', CORE.replace('core', 'kinds'));
  expect(html).toContain('/portal/docs/mvf/v3/specification/address#AddressDisplay');
});

test('includes features and their properties in a GeoJSON collection', () => {
  const { html } = valuesOf('MvfFields', 'Floors');
  expect(html).toContain('<code>features[].<wbr>properties.<wbr>elevation</code>');
});

test('puts types without fields into one table', () => {
  const { html, anchors } = valuesOf('MvfFields', 'FloorId GeometryId');
  expect(anchors).toBe('FloorId GeometryId');
  expect(html).toContain('<tr id="GeometryId">');
  expect(html).toContain('matches <code>^g_[A-Za-z0-9_-]+$</code>');
});

test('uses the schema version of the page', () => {
  const path = join(SITE, 'content/docs/mvf/v1/data-model.mdx');
  expect(valuesOf('MvfFields', 'ObjectId', path)['html']).toContain('24 hexadecimal digits');
  expect(() => valuesOf('MvfFields', 'ObjectId')).toThrow('MVF 3 has no type "ObjectId"');
});

test('lists the files of the extension with their names in older bundles', () => {
  const { html } = valuesOf('MvfFiles');
  expect(html).toContain('<code>geometry/<wbr>&lt;floorId&gt;.geojson</code>');
  expect(html).toContain('<code>floor.geojson</code>');
  expect(html).not.toContain('connections.json');
});

test('lists the extensions that an extension refers to', () => {
  const path = CORE.replace('core', 'overview');
  const { html } = valuesOf('MvfExtensions', '', path);
  expect(html).toMatch(/facade<\/a>.*?specification\/floor-stacks">floor-stacks<\/a>/);
});

test.each([
  ['MvfFields', 'Floors', /^Floors \w/, /type 'FeatureCollection' required/],
  ['MvfFields', 'FloorId GeometryId', /FloorId string/, /GeometryId string/],
  ['MvfFiles', '', /manifest\.geojson required/, /<floorId>\.geojson one per floor/],
  ['MvfRules', '', /duplicate-id error/, /Rules/],
])('separates the words of <%s of="%s"> for readers of plain text', (name, of, ...texts) => {
  const html = String(valuesOf(name, of)['html']);
  const text = html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  for (const expected of texts) expect(text).toMatch(expected);
});

test('fails the build for unknown types and misplaced elements', () => {
  expect(() => valuesOf('MvfFields', 'Unicorn')).toThrow(
    '<MvfFields>: MVF 3 has no type "Unicorn"',
  );
  expect(() => valuesOf('MvfFields', 'FloorId Details')).toThrow('give Details a table of its own');
  expect(() => valuesOf('MvfFiles', '', CORE.replace('core', 'overview'))).toThrow('no files');
  expect(() => valuesOf('MvfRules', '', CORE.replace('core', 'tileset'))).toThrow('no rules');
  expect(() => valuesOf('MvfRules', '', join(SITE, 'content/docs/roadmap.mdx'))).toThrow(
    'it belongs to pages of the format',
  );
});
