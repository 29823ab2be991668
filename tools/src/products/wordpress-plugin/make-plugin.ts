import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../../brand.ts';
import { ROOT } from '../../shared/repo.ts';

/** The plugin with placeholders for the brand. They are valid PHP, so that it can be checked. */
export const PLUGIN_SOURCE: string = join(ROOT, 'apps/wordpress-plugin/plugin');

/** The files of the WordPress plugin under a brand, by their path in its archive. */
export function makePlugin(brand: Brand): Map<string, string> {
  const words = wordsOf(brand);
  const paths = globSync('**/*.*', { cwd: PLUGIN_SOURCE }).toSorted();
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(PLUGIN_SOURCE, path), 'utf8');
      const escape = path.endsWith('.json') ? escapeJson : (value: string): string => value;
      return [`${pluginName(brand)}/${put(path, words)}`, put(text, words, escape)];
    }),
  );
}

/** The folder of the plugin in WordPress, and the name of its archive. */
export function pluginName({ slug }: Brand): string {
  return `${slug}-maps`;
}

function wordsOf({ name, slug, siteUrl, links }: Brand): ReadonlyMap<string, string> {
  // The name is in a PHP comment and in lines that WordPress parses.
  if (/\*\/|[\r\n]/.test(name)) {
    throw new Error(`brand.ts: the name ${JSON.stringify(name)} cannot stand in a comment of PHP.`);
  }
  return new Map([
    ['BRAND_NAME', name],
    ['BRAND_TERMS', links.terms],
    ['BRAND_PRIVACY', links.privacy],
    ['brand-slug', slug],
    ['brand_slug', slug.replaceAll('-', '_')],
    ['https://portal.brand.example', siteUrl],
  ]);
}

function put(
  text: string,
  words: ReadonlyMap<string, string>,
  escape: (value: string) => string = (value) => value,
): string {
  const pattern = new RegExp([...words.keys()].join('|'), 'g');
  return text.replaceAll(pattern, (word) => escape(words.get(word) ?? word));
}

function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
