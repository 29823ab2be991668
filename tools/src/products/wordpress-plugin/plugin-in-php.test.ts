import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkViewerToken } from '@brand/private-maps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../../brand.ts';
import { writeFileInFolder } from '../../shared/create-dist.ts';
import { ROOT } from '../../shared/repo.ts';
import { makePlugin, pluginName } from './make-plugin.ts';
import { ODD_BRAND } from './odd-brand.ts';
import { listInPlugin } from './plugin-source.ts';
import { hasPhp, runPhp } from '../../machine/run-php.ts';
import { type PluginCase, type PluginResult, type PluginRun, runPlugin } from './run-plugin.ts';

const MAP = `${brand.slug}-map`;
const APP = `${brand.slug}-app`;
const OPTION = `${brand.slug.replaceAll('-', '_')}_maps`;
/** Attempts to end the attribute, the element, the style or the script. */
const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)> {{}} </style> javascript:alert(1)`;

const folder = mkdtempSync(join(tmpdir(), 'wordpress-plugin-'));

beforeAll(() => {
  for (const [path, text] of [...makePlugin(brand), ...makePlugin(ODD_BRAND)]) {
    writeFileInFolder(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!hasPhp())('maps of the plugin', () => {
  test('have no syntax errors under any brand', () => {
    const files = globSync('**/*.php', { cwd: folder });
    const checks = files.map((file) => runPhp(['-l', join(folder, file)]));
    expect(files.length).toBeGreaterThan(15);
    expect(checks.filter(({ status }) => status !== 0).map(({ stdout }) => stdout)).toEqual([]);
  });

  test('show a frame with the URL of the viewer', () => {
    const attributes = { venue: 'harbour-mall', location: 'café & bar', camera: '38.7,-9.1,18' };
    const { output } = runOne({ shortcode: MAP, attributes });
    expect(parametersOf(output)).toEqual({ ...attributes, embedded: 'true' });
    expect(output).toContain('title="Map of harbour-mall"');
    expect(output).toContain('height:650px');
  });

  test('take missing venue, language and height from the settings', () => {
    const options = { [OPTION]: { venue: 'kestrel-house', language: 'pt', height: '80vh' } };
    const [bare, named] = run(
      { shortcode: MAP, options },
      { shortcode: MAP, options, attributes: { venue: 'alder-campus', height: '400' } },
    ).results.map(({ output }) => output);
    expect(parametersOf(bare)).toMatchObject({ venue: 'kestrel-house', language: 'pt' });
    expect(bare).toContain('height:80vh');
    expect(parametersOf(named)).toMatchObject({ venue: 'alder-campus' });
    expect(named).toContain('height:400px');
  });
});

describe.skipIf(!hasPhp())('attributes of maps of the plugin', () => {
  test.each([MAP, APP])('create no markup when they are hostile: [%s]', (shortcode) => {
    const names =
      shortcode === MAP ? listInPlugin('frame', 'PARAMETERS') : listInPlugin('web-app', 'OPTIONS');
    const cases = [...names, 'height', 'title'].map((name) => ({
      shortcode,
      can: ['edit_posts'],
      attributes: { venue: 'harbour-mall', [name]: HOSTILE },
    }));
    const unknown = {
      shortcode,
      can: ['edit_posts'],
      attributes: { venue: 'a', [HOSTILE]: HOSTILE, 0: HOSTILE },
    };
    for (const { output } of run(...cases, unknown).results) {
      expect(tagsOf(output)).toEqual(expect.not.arrayContaining(['script', 'img', 'style']));
      expect(output).not.toMatch(/ on\w+="|(?:src|href)="(?!https:)|style="[^"]*[<>{]/);
    }
  });

  test('cannot redirect the map to another server', () => {
    const attributes = { venue: '../../evil', location: '&origin=https://evil.example#' };
    const [bad, good] = run(
      { shortcode: MAP, attributes },
      { shortcode: MAP, attributes: { ...attributes, venue: 'a' } },
    ).results.map(({ output }) => output);
    expect(bad).toBe('');
    expect(parametersOf(good)).toEqual({
      venue: 'a',
      location: attributes.location,
      embedded: 'true',
    });
  });

  test.each([
    [{}, 'The map names no venue. Add venue=&quot;…&quot;'],
    [{ venue: 'a b' }, '&quot;a b&quot; is not a valid venue id.'],
    [{ venue: 'a', height: '1e9' }, '&quot;1e9&quot; is not a valid height.'],
    [
      { venue: 'a', heigth: '1' },
      'The attribute &quot;heigth&quot; does not exist. Use one of: venue, ',
    ],
    [{ venue: 'a', title: 'ä'.repeat(201) }, 'The value of &quot;title&quot; has more than 200'],
  ])('show an error for %j to editors only', (attributes, message) => {
    const [editor, visitor] = run(
      { shortcode: MAP, attributes, can: ['edit_posts'] },
      { shortcode: MAP, attributes },
    ).results.map(({ output }) => output);
    expect(editor).toContain(message);
    expect(visitor).not.toContain(message);
  });

  test('render the block like the shortcode, without those of the editor', () => {
    const attributes = { venue: 'harbour-mall', floor: 'f_1' };
    const [block, shortcode] = run(
      {
        block: `${brand.slug}/map`,
        attributes: { ...attributes, align: 'wide' },
        can: ['edit_posts'],
      },
      { shortcode: MAP, attributes },
    ).results.map(({ output }) => output);
    expect(block).toBe(`<div class="wp-block">${shortcode}</div>`);
  });
});

describe.skipIf(!hasPhp())('private maps of the plugin', () => {
  test('get a token from a filter of the theme', () => {
    const filter = 'indoor_map_parameters';
    const attributes = { venue: 'private-office' };
    const { output } = runOne({
      shortcode: MAP,
      attributes,
      filter,
      parameters: { token: 'a.b.c' },
    });
    expect(parametersOf(output)).toMatchObject({ venue: 'private-office', token: 'a.b.c' });
  });

  test('open with the token that the sample mints', async () => {
    const secret = randomBytes(32);
    const program = [
      'function add_filter() {} function wp_json_encode( $value ) { return json_encode( $value ); }',
      `define( 'MAP_KEY_ID', 'k1' ); define( 'MAP_KEY_SECRET', '${secret.toString('base64url')}' );`,
      `require '${join(ROOT, 'examples/viewer-embed/1.0/wordpress-private/functions.php')}';`,
      "echo mint_map_token( 'private-office' );",
    ].join('\n');
    const { stdout } = runPhp(['-r', program]);
    expect(await checkViewerToken(stdout, { keys: new Map([['k1', secret]]) })).toEqual({
      isValid: true,
      venue: 'private-office',
      origins: ['https://intranet.example.com'],
    });
  });
});

describe.skipIf(!hasPhp())('the web app of the plugin', () => {
  test('starts from modules, with a link as fallback without scripts', () => {
    const attributes = { venue: 'harbour-mall', accessible: 'true' };
    const { results, modules } = run({
      shortcode: APP,
      attributes,
      options: { [OPTION]: { key: 'mine' } },
    });
    const { output = '', enqueued } = results[0] ?? {};
    expect(enqueued).toEqual([`@${brand.slug}/start-web-app`]);
    expect(modules[`@${brand.slug}/web-app`]?.address).toBe(`${brand.siteUrl}/viewer/web-app.js`);
    const [, options = ''] = /data-options="([^"]*)"/.exec(output) ?? [];
    expect(JSON.parse(decode(options))).toEqual({ key: 'mine', ...attributes });
    expect(parametersOf(output)).toEqual({ venue: 'harbour-mall' });
  });

  test('loads no script without a venue', () => {
    expect(runOne({ shortcode: APP })).toMatchObject({ output: '', enqueued: [] });
  });
});

describe.skipIf(!hasPhp())('the settings of the plugin', () => {
  test('stores valid values and reports invalid ones', () => {
    const kept = {
      venue: 'harbour-mall',
      language: 'pt-BR',
      height: '70vh',
      key: 'k_1',
      portal: '',
    };
    const options = { [OPTION]: { ...kept, portal: 'https://maps.example' } };
    const [good, bad, noise] = run(
      {
        save: { ...kept, height: ' 300 ', portal: 'https://maps.example:8443/a/' },
        option: OPTION,
      },
      {
        save: {
          venue: HOSTILE,
          language: 'x',
          height: '9px;color:red',
          key: 'a b',
          portal: 'javascript:a',
        },
        option: OPTION,
        options,
      },
      { save: 'no array', option: OPTION },
    ).results;
    expect(good?.output).toEqual({
      ...kept,
      height: '300px',
      portal: 'https://maps.example:8443/a',
    });
    expect(bad?.output).toEqual(options[OPTION]);
    expect(Object.keys(bad?.errors ?? {})).toHaveLength(5);
    expect(Object.values(noise?.output ?? {})).toEqual(['', '', '', '', '']);
  });

  test.each([
    'http://maps.example',
    '//maps.example',
    'https://user@maps.example',
    'https://maps.example/?a',
    'https://maps.example/"onload=',
    "https://maps.example/'",
    'https://',
  ])('reject the portal %s', (portal) => {
    expect(runOne({ save: { portal }, option: OPTION }).errors).toHaveProperty('bad-portal');
  });

  test('escape values in their fields', () => {
    const { output } = runOne({ field: 'venue', options: { [OPTION]: { venue: HOSTILE } } });
    expect(tagsOf(output)).toEqual(['input', 'p']);
  });

  test('require an administrator', () => {
    expect(run().pages).toEqual({
      [pluginName(brand)]: { title: `${brand.name} Maps`, capability: 'manage_options' },
    });
  });

  test('disappear with the plugin, on one site or many', () => {
    const [one, many] = run({ uninstall: true }, { uninstall: true, sites: [1, 7] }).results;
    expect(one?.deleted).toEqual([OPTION]);
    expect(many?.deleted).toEqual([`1:${OPTION}`, `7:${OPTION}`]);
  });
});

function run(...cases: readonly PluginCase[]): PluginRun {
  return runPlugin(join(folder, pluginName(brand), `${pluginName(brand)}.php`), cases);
}

function runOne(only: PluginCase): PluginResult {
  const [result] = run(only).results;
  if (!result) throw new Error('PHP answered nothing.');
  return result;
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;/g, "'")
    .replaceAll('&#038;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Query parameters in the URL of a frame or a link. */
function parametersOf(markup = ''): object {
  const [, address = ''] = /(?:src|href)="([^"]*)"/.exec(markup) ?? [];
  const { href, searchParams } = new URL(decode(address));
  expect(href).toContain(`${brand.siteUrl}/viewer/?`);
  return Object.fromEntries(searchParams);
}

/** Names of the elements that a browser would create. */
function tagsOf(markup: string): string[] {
  return [...markup.matchAll(/<([a-z]+)/gi)].map(([, name = '']) => name.toLowerCase());
}
