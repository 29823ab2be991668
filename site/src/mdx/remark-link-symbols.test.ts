import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import remarkLinkSymbols, { type LinkSymbolsOptions } from './remark-link-symbols.ts';

const options: LinkSymbolsOptions = {
  referenceFolder: join(import.meta.dirname, '../../tests/fixtures/reference'),
  onUnknown: 'leave',
};
const PAGE = '/repo/site/web-sdk_versioned_docs/version-6.0/events.mdx';

type Setting = Partial<LinkSymbolsOptions> & { readonly path?: string; readonly parent?: string };

function fail(message: string): never {
  throw new Error(message);
}

function run(value: string, { path = PAGE, parent = 'paragraph', ...more }: Setting = {}) {
  const root = {
    type: 'root',
    children: [{ type: parent, children: [{ type: 'inlineCode', value }] }],
  };
  remarkLinkSymbols({ ...options, ...more })(root as never, { path, fail });
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

  test('S7.11: links lead to the docs host when one is set', () => {
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
});
