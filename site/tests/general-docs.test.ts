import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINK_PARAMETERS } from '@brand/viewer-embed';
import { describe, expect, test } from 'vitest';
import { readContentPages, SITE_ROOT } from './content-pages.ts';
import { findAlike, findInlineCode, findShortness, isOutline } from './guide-rules.ts';
import { findProseProblems } from './prose.ts';

const pages = readContentPages(['content']).filter(
  // A reference is generated.
  (each) => !isOutline(each) && !each.file.includes('/api-reference'),
);

describe('the general docs', () => {
  test.each(pages.map((page) => [page.file, page] as const))('%s is complete', (_file, page) => {
    expect([
      ...findInlineCode(page),
      ...findShortness(page),
      ...findProseProblems(page.body),
    ]).toEqual([]);
  });

  test('are not more than half alike', () => {
    expect(findAlike(pages)).toEqual([]);
  });
});

function textOf(name: string): string {
  return readFileSync(join(SITE_ROOT, 'content/docs/embed-a-map', `${name}.mdx`), 'utf8');
}

function source(path: string): string {
  return readFileSync(join(SITE_ROOT, '..', path), 'utf8');
}

describe('the pages of the viewer', () => {
  test('list every parameter of a deep link, and none that is gone', () => {
    const [, table = ''] = /## Parameters([\s\S]*?)\n## /.exec(textOf('deep-linking')) ?? [];
    const rows = [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(LINK_PARAMETERS.toSorted());
  });

  test('have notes on the version that is here', () => {
    const { version } = JSON.parse(source('apps/viewer/package.json')) as { version: string };
    const [first] = source('site/content/docs/enterprise-apps/web-release-notes.mdx').match(
      /^## (?=\d).*/m,
    ) ?? [''];
    expect(first).toMatch(new RegExp(`^## ${RegExp.escape(version)} - \\d{4}-\\d{2}-\\d{2}$`));
  });

  test('list every code of an error, and none that is gone', () => {
    const codes = [
      ...source('packages/viewer-embed/src/protocol.ts').matchAll(/^ {2}\| '(viewer\/[\w-]+)'/gm),
    ];
    const rows = [...textOf('iframe-messaging').matchAll(/^\| <code>(viewer\/[\w-]+)<\/code>/gm)];
    expect(codes.length).toBeGreaterThan(5);
    expect(rows.map(([, code]) => code).toSorted()).toEqual(
      codes.map(([, code]) => code).toSorted(),
    );
  });

  test('quote what a private map says as it says it', () => {
    const files = ['viewer-token.ts', 'private-venues.ts'];
    const said = files.map((file) => source(`services/private-maps/src/${file}`)).join('');
    const [, table = ''] = /## When it goes wrong([\s\S]*?)\n## /.exec(textOf('private-map')) ?? [];
    const quoted = [...table.matchAll(/^\| `([^`…]+)/gm)].map(([, text = '']) => text.trim());
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });
});
