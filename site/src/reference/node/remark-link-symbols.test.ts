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
  ])('%s becomes a link to %s', (code, url) => {
    expect(run(code)).toEqual({
      type: 'link',
      url,
      data: { hProperties: { 'data-symbol': '' } },
      children: [{ type: 'inlineCode', value: code }],
    });
  });

  test('links lead to the version of the page', () => {
    const path = '/repo/site/web-sdk_versioned_docs/version-5.0/floors.mdx';
    expect(run('MapView.setFloor', { path }).url).toBe(
      '/web-sdk/5.0/api-reference#MapView.setFloor',
    );
    expect(run('showVenue()', { path }).type).toBe('inlineCode');
  });

  test('links lead to the docs host when one is set [S7.11]', () => {
    expect(run('MapView', { docsHost: 'https://docs.acme.test' }).url).toBe(
      'https://docs.acme.test/web-sdk/6.0/#MapView',
    );
  });

  test.each(['true', 'npm install', 'id'])('%s stays code', (code) => {
    expect(run(code).type).toBe('inlineCode');
  });

  test('code in a link or a heading stays as it is', () => {
    expect(run('MapView', { parent: 'link' }).type).toBe('inlineCode');
    expect(run('MapView', { parent: 'heading' }).type).toBe('inlineCode');
  });

  test('pages without a reference stay as they are', () => {
    expect(run('MapView', { path: '/repo/site/content/docs/overview.mdx' }).type).toBe(
      'inlineCode',
    );
  });

  test('an unknown name stays code, or fails where that is wanted', () => {
    expect(run('map.lift').type).toBe('inlineCode');
    expect(() => run('map.lift', { onUnknown: 'fail' })).toThrow(
      '`map.lift` is not in the reference of web-sdk 6.0',
    );
  });

  test('an unknown name stays code on a page that is an outline', () => {
    const data = { frontMatter: { outline: true } };
    expect(run('map.lift', { onUnknown: 'fail', data }).type).toBe('inlineCode');
  });

  test.each(['migration-guide', 'release-notes'])(
    'names of older versions lead there from a page such as %s',
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

describe('a table with a column for each version', () => {
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

  test('leads from a column to the version in its head first', () => {
    const urls = ['/web-sdk/5.0/api-reference#MapView', '/web-sdk/api-reference#MapView'];
    expect(urlsOf(['5.0', '6.0'], 'MapView', 'MapView')).toEqual(urls);
    expect(urlsOf(['In 5.0', 'With 6.0'], 'MapView', 'MapView')).toEqual(urls);
    expect(urlsOf(['Before', '5.0 and 6.0'], 'MapView', 'MapView')).toEqual([urls[1], urls[1]]);
  });

  test('leads to another version where that one does not have the name', () => {
    expect(urlsOf(['5.0', '6.0'], 'showVenue()', 'FloatingLabels')).toEqual([
      '/web-sdk/api-reference#showVenue',
      '/web-sdk/5.0/api-reference#FloatingLabels',
    ]);
    expect(() => urlsOf(['5.0', '6.0'], 'map.lift', 'MapView')).toThrow('map.lift');
  });
});

describe('a section', () => {
  const heading = { type: 'heading', depth: 2, children: [] };

  test('lends the fields of the options that it speaks of, before and after', () => {
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

  test('knows the fields of all tables of options on the page', () => {
    const prose = paragraph(inlineCode('theme'));
    runPage(element('OptionsTable', { of: 'ShowVenueOptions' }), heading, prose);
    expect(prose.children?.[0]).toMatchObject({
      url: '/web-sdk/api-reference#ShowVenueOptions.theme',
    });
  });

  test('may name what the samples of the page declare', () => {
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
