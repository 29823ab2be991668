import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MdastNode } from '../../markdown/mdast.ts';
import { element, inlineCode, paragraph } from '../../markdown/mdast-builder.ts';
import remarkLinkSymbols, { type LinkSymbolsOptions } from './remark-link-symbols.ts';

const options: LinkSymbolsOptions = {
  referenceFolder: join(import.meta.dirname, '../../../tests/fixtures/reference'),
  onUnknown: 'leave',
};
const PAGE = '/repo/site/web-sdk_versioned_docs/version-6.0/events.mdx';

type Setting = Partial<LinkSymbolsOptions> & {
  readonly path?: string;
  readonly parent?: string;
  readonly data?: { readonly frontMatter: { readonly outline: boolean } };
};

function fail(message: string): never {
  throw new Error(message);
}

function run(value: string, { path = PAGE, parent = 'paragraph', data, ...more }: Setting = {}) {
  const root = {
    type: 'root',
    children: [{ type: parent, children: [{ type: 'inlineCode', value }] }],
  };
  remarkLinkSymbols({ ...options, ...more })(root, { path, fail, ...(data && { data }) });
  return root.children[0]?.children[0] as { type: string; url?: string; data?: unknown };
}

describe('remarkLinkSymbols', () => {
  test.each([
    ['showVenue()', '/web-sdk/api-reference#showVenue'],
    ['MapView', '/web-sdk/api-reference#MapView'],
    ['map.camera.focusOn', '/web-sdk/api-reference#Camera.focusOn'],
    ['map.markers.add(at, html)', '/web-sdk/api-reference#Markers.add'],
  ])('turns %s into a link to %s', (code, url) => {
    expect(run(code)).toEqual({
      type: 'link',
      url,
      data: { hProperties: { 'data-symbol': '' } },
      children: [{ type: 'inlineCode', value: code }],
    });
  });

  test('links to the version of the page', () => {
    const path = '/repo/site/web-sdk_versioned_docs/version-5.0/floors.mdx';
    expect(run('MapView.setFloor', { path }).url).toBe(
      '/web-sdk/5.0/api-reference#MapView.setFloor',
    );
    expect(run('showVenue()', { path }).type).toBe('inlineCode');
  });

  test('links to the docs host if one is set [S7.11]', () => {
    expect(run('MapView', { docsHost: 'https://docs.acme.test' }).url).toBe(
      'https://docs.acme.test/web-sdk/6.0/#MapView',
    );
  });

  test.each(['true', 'npm install', 'id'])('keeps %s as code', (code) => {
    expect(run(code).type).toBe('inlineCode');
  });

  test('ignores code in links and headings', () => {
    expect(run('MapView', { parent: 'link' }).type).toBe('inlineCode');
    expect(run('MapView', { parent: 'heading' }).type).toBe('inlineCode');
  });

  test('ignores pages without a reference', () => {
    expect(run('MapView', { path: '/repo/site/content/docs/overview.mdx' }).type).toBe(
      'inlineCode',
    );
  });

  test('keeps an unknown name as code, or fails if configured', () => {
    expect(run('map.lift').type).toBe('inlineCode');
    expect(() => run('map.lift', { onUnknown: 'fail' })).toThrow(
      '`map.lift` is not in the reference of web-sdk 6.0',
    );
  });

  test('keeps an unknown name as code on an outline page', () => {
    const data = { frontMatter: { outline: true } };
    expect(run('map.lift', { onUnknown: 'fail', data }).type).toBe('inlineCode');
  });

  test.each(['migration-guide', 'release-notes'])(
    'links names of older versions from a page such as %s',
    (page) => {
      const path = `/repo/site/web-sdk_versioned_docs/version-6.0/${page}.mdx`;
      expect(run('FloatingLabels', { path, onUnknown: 'fail' }).url).toBe(
        '/web-sdk/5.0/api-reference#FloatingLabels',
      );
      expect(run('MapView', { path }).url).toBe('/web-sdk/api-reference#MapView');
      expect(() => run('map.lift', { path, onUnknown: 'fail' })).toThrow('map.lift');
    },
  );
});

describe('remarkLinkSymbols, in a table with a column per version,', () => {
  const path = '/repo/site/web-sdk_versioned_docs/version-6.0/migration-guide.mdx';
  const urlsOf = (heads: readonly string[], ...codes: string[]): unknown[] => {
    const cells = codes.map((code) => ({ type: 'tableCell', children: [inlineCode(code)] }));
    const head = heads.map((value) => ({
      type: 'tableCell',
      children: [{ type: 'text', value }],
    }));
    const rows = [head, cells].map((children) => ({ type: 'tableRow', children }));
    const root = { type: 'root', children: [{ type: 'table', children: rows }] };
    remarkLinkSymbols({ ...options, onUnknown: 'fail' })(root, { path, fail });
    return cells.map(({ children: [code] }) => (code as { url?: string }).url);
  };

  test('links code to the version in the column header first', () => {
    const urls = ['/web-sdk/5.0/api-reference#MapView', '/web-sdk/api-reference#MapView'];
    expect(urlsOf(['5.0', '6.0'], 'MapView', 'MapView')).toEqual(urls);
    expect(urlsOf(['In 5.0', 'With 6.0'], 'MapView', 'MapView')).toEqual(urls);
    expect(urlsOf(['Before', '5.0 and 6.0'], 'MapView', 'MapView')).toEqual([urls[1], urls[1]]);
  });

  test('links to another version if that one lacks the name', () => {
    expect(urlsOf(['5.0', '6.0'], 'showVenue()', 'FloatingLabels')).toEqual([
      '/web-sdk/api-reference#showVenue',
      '/web-sdk/5.0/api-reference#FloatingLabels',
    ]);
    expect(() => urlsOf(['5.0', '6.0'], 'map.lift', 'MapView')).toThrow('map.lift');
  });
});

describe('remarkLinkSymbols, within a section,', () => {
  const heading = { type: 'heading', depth: 2, children: [] };

  test('resolves fields of the options that the section mentions, before and after', () => {
    const [before, after] = [paragraph(inlineCode('padding')), paragraph(inlineCode('padding'))];
    const [beside, other] = [
      paragraph(inlineCode('camera.focusOn')),
      paragraph(inlineCode('padding')),
    ];
    runPage(before, beside, after, heading, other);
    const url = '/web-sdk/api-reference#FocusOptions.padding';
    expect(before.children?.[0]).toMatchObject({ type: 'link', url });
    expect(after.children?.[0]).toMatchObject({ type: 'link', url });
    expect(other.children?.[0]).toMatchObject({ type: 'inlineCode' });
  });

  test('resolves fields of all options tables on the page', () => {
    const prose = paragraph(inlineCode('theme'));
    runPage(element('OptionsTable', { of: 'ShowVenueOptions' }), heading, prose);
    expect(prose.children?.[0]).toMatchObject({
      url: '/web-sdk/api-reference#ShowVenueOptions.theme',
    });
  });

  test('accepts names that samples of the page declare', () => {
    const prose = paragraph(inlineCode('drawRooms()'));
    expect(() => runPage(prose)).toThrow('drawRooms');
    const value = 'function drawRooms() {}';
    runPage(prose, { type: 'code', meta: 'file="web-sdk/6.0/a.ts"', value });
    expect(() => runPage(prose, { type: 'code', meta: null, value })).toThrow('drawRooms');
  });
});

function runPage(...children: MdastNode[]): void {
  const link = remarkLinkSymbols({ ...options, onUnknown: 'fail' });
  link({ type: 'root', children }, { path: PAGE, fail });
}
