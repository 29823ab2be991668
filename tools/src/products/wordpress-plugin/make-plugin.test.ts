import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../../brand.ts';
import { ROOT } from '../../shared/repo.ts';
import { makePlugin } from './make-plugin.ts';
import { listInPlugin, readPluginSource } from './plugin-source.ts';
import { ODD_BRAND } from './odd-brand.ts';

describe('the files of the plugin', () => {
  test('contain the name, slug and URL of the brand, and no placeholders', () => {
    const files = makePlugin(ODD_BRAND);
    const all = [...files].flat().join('\n');
    expect(all).not.toMatch(/brand[-_]?slug|BRAND_|brand\.example/i);
    expect(files.get('o-map-maps/o-map-maps.php')).toContain(
      `Plugin Name:       O'Map "Ltd" Maps\n`,
    );
    expect(files.get('o-map-maps/o-map-maps.php')).toContain('namespace Indoor_Maps_o_map;');
    expect(files.get('o-map-maps/includes/class-settings.php')).toContain("'https://o-map.test'");
    expect(JSON.parse(files.get('o-map-maps/block/block.json') ?? '')).toMatchObject({
      name: 'o-map/map',
      title: `O'Map "Ltd" map`,
    });
  });

  test('reject a name that would end a PHP comment', () => {
    expect(() => makePlugin({ ...brand, name: 'Maps */ exit;' })).toThrow('comment of PHP');
  });

  test('agree on one version', () => {
    const texts = ['brand-slug-maps.php', 'readme.txt', 'block/editor.asset.php'].map(
      readPluginSource,
    );
    const found = texts.flatMap((text) =>
      [...text.matchAll(/(?:Version: +|VERSION += '|Stable tag: |'version' +=> ')([\d.]+)/g)].map(
        ([, version]) => version,
      ),
    );
    expect(found).toHaveLength(4);
    expect(new Set(found).size).toBe(1);
  });

  test('require the same WordPress and PHP everywhere', () => {
    for (const need of ['Requires at least', 'Requires PHP', 'License']) {
      const [head, readme] = ['brand-slug-maps.php', 'readme.txt'].map(
        (file) => new RegExp(`${need}: +(.+)`).exec(readPluginSource(file))?.[1],
      );
      expect(readme).toBe(head);
    }
  });

  test('have a block with the attributes of the shortcode, each with a field', () => {
    const { attributes } = JSON.parse(readPluginSource('block/block.json')) as {
      attributes: object;
    };
    const [, fields = ''] =
      /LABELS = \{([\s\S]*?)\};/.exec(readPluginSource('block/editor.js')) ?? [];
    const known = [...listInPlugin('frame', 'PARAMETERS'), ...listInPlugin('frame', 'OWN')];
    expect(Object.keys(attributes)).toEqual(known);
    expect([...fields.matchAll(/^ +(\w+):/gm)].map(([, name]) => name)).toEqual(known);
  });

  test('have the sandbox flags of the embed package', () => {
    const embed = readFileSync(join(ROOT, 'packages/viewer-embed/src/embed-viewer.ts'), 'utf8');
    const [, sandbox] = /const SANDBOX = '(.*)'/.exec(embed) ?? [];
    expect(sandbox).toBeDefined();
    expect(readPluginSource('includes/class-frame.php')).toContain(`const SANDBOX = '${sandbox}'`);
  });

  test('pass all options of the shortcode to the web app, but no server URL', () => {
    const [, names = ''] =
      /NAMES = \[([\s\S]*?)\]/.exec(readPluginSource('assets/start-web-app.js')) ?? [];
    const listed = [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual([...listInPlugin('web-app', 'OPTIONS'), 'key'].toSorted());
  });
});
