import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINK_PARAMETERS } from '@brand/viewer-embed';
import { describe, expect, test } from 'vitest';
import { readContentPages, SITE_ROOT } from './content-pages.ts';
import { findSimilarPages, findInlineCode, findShortness, isOutline } from './guide-rules.ts';

const pages = readContentPages(['content']).filter(
  // References are generated.
  (each) => !isOutline(each) && !each.file.includes('/api-reference'),
);

describe('the general docs', () => {
  test.each(pages.map((page) => [page.file, page] as const))(
    'pass the rules for complete pages: %s',
    (_file, page) => {
      expect([...findInlineCode(page), ...findShortness(page)]).toEqual([]);
    },
  );

  test('have outlines only on renderings of the format, the REST APIs and the tools', () => {
    const outlines = readContentPages(['content']).filter(isOutline);
    const later =
      /\/docs\/(?:rest-apis\/|tools\/|mvf\/(?:v[12]\/(?:getting-started|render-)|v3\/examples\/))/;
    expect(outlines.map(({ file }) => file).filter((file) => !later.test(file))).toEqual([]);
  });

  test('differ from each other by at least half', () => {
    expect(findSimilarPages(pages)).toEqual([]);
  });
});

function textOf(name: string): string {
  return readFileSync(join(SITE_ROOT, 'content/docs/embed-a-map', `${name}.mdx`), 'utf8');
}

function source(path: string): string {
  return readFileSync(join(SITE_ROOT, '..', path), 'utf8');
}

describe('the pages of the viewer', () => {
  test('list exactly the parameters of a deep link', () => {
    const [, table = ''] = /## Parameters([\s\S]*?)\n## /.exec(textOf('deep-linking')) ?? [];
    const rows = [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(LINK_PARAMETERS.toSorted());
  });

  test('have notes on the current version', () => {
    const { version } = JSON.parse(source('apps/viewer/package.json')) as { version: string };
    const [first] = source('site/content/docs/enterprise-apps/web-release-notes.mdx').match(
      /^## (?=\d).*/m,
    ) ?? [''];
    expect(first).toMatch(new RegExp(`^## ${RegExp.escape(version)} - \\d{4}-\\d{2}-\\d{2}$`));
  });

  test('list exactly the error codes', () => {
    const codes = [
      ...source('packages/viewer-embed/src/protocol.ts').matchAll(/^ {2}\| '(viewer\/[\w-]+)'/gm),
    ];
    const rows = [...textOf('iframe-messaging').matchAll(/^\| <code>(viewer\/[\w-]+)<\/code>/gm)];
    expect(codes.length).toBeGreaterThan(5);
    expect(rows.map(([, code]) => code).toSorted()).toEqual(
      codes.map(([, code]) => code).toSorted(),
    );
  });

  test('quote the messages of private maps literally', () => {
    const files = ['viewer-token.ts', 'private-venues.ts'];
    const said = files.map((file) => source(`services/private-maps/src/${file}`)).join('');
    const [, table = ''] = /## Troubleshooting([\s\S]*?)\n## /.exec(textOf('private-map')) ?? [];
    const quoted = [...table.matchAll(/^\| `([^`…]+)/gm)].map(([, text = '']) => text.trim());
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });
});

describe('the pages of the WordPress plugin', () => {
  const FRAME = 'apps/wordpress-plugin/plugin/includes/class-frame.php';
  const WEB_APP = 'apps/wordpress-plugin/plugin/includes/class-web-app.php';

  test('list exactly the attributes of the map', () => {
    const attributes = [...listOf(FRAME, 'PARAMETERS'), ...listOf(FRAME, 'OWN')];
    expect(attributes.length).toBeGreaterThan(5);
    expect(rowsOf('embed-a-map/plugin-for-wordpress', 'Attributes of the map')).toEqual(attributes);
  });

  test('list exactly the attributes of the web app', () => {
    const attributes = [...listOf(WEB_APP, 'OPTIONS'), ...listOf(WEB_APP, 'OWN')];
    expect(attributes.length).toBeGreaterThan(5);
    expect(rowsOf('enterprise-apps/web-plugin-for-wordpress', 'Attributes of the app')).toEqual(
      attributes,
    );
  });

  test('list exactly the settings', () => {
    const [, defaults = ''] =
      /DEFAULTS = array\(([\s\S]*?)\);/.exec(
        source('apps/wordpress-plugin/plugin/includes/class-settings.php'),
      ) ?? [];
    const settings = [...defaults.matchAll(/'(\w+)' +=>/g)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(3);
    expect(rowsOf('embed-a-map/plugin-for-wordpress', 'Settings')).toEqual(settings);
  });

  test('name parameters that the viewer reads', () => {
    expect(listOf(FRAME, 'PARAMETERS').filter((name) => !LINK_PARAMETERS.includes(name))).toEqual(
      [],
    );
  });

  test('name the version requirements of the plugin', () => {
    const head = source('apps/wordpress-plugin/plugin/brand-slug-maps.php');
    const [, wordPress] = /Requires at least: +(\S+)/.exec(head) ?? [];
    const [, php] = /Requires PHP: +(\S+)/.exec(head) ?? [];
    expect(pageText('embed-a-map/plugin-for-wordpress')).toContain(
      `WordPress ${wordPress} or later, PHP ${php} or later`,
    );
  });

  test('quote the messages of the plugin literally', () => {
    const problems = source('apps/wordpress-plugin/plugin/includes/class-problems.php');
    const said = [...problems.matchAll(/__\( '([^']+)'/g)].map(([, text = '']) =>
      text.replaceAll(/%(?:\d\$)?s/g, '…').replaceAll('%2$d', '200'),
    );
    const page = pageText('embed-a-map/plugin-for-wordpress');
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => !page.includes(text.replace(/….$/, '…')))).toEqual([]);
  });
});

function pageText(page: string): string {
  return readFileSync(join(SITE_ROOT, 'content/docs', `${page}.mdx`), 'utf8');
}

/** Names in the first column of a section's table. */
function rowsOf(page: string, heading: string): string[] {
  const [, section = ''] = pageText(page).split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name = '']) => name);
}

/** The names in a constant array of PHP. */
function listOf(file: string, constant: string): string[] {
  const [, list = ''] =
    new RegExp(`const ${constant} += array\\((.*?)\\);`).exec(source(file)) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
