import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { createDist, writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { ROOT } from '../shared/repo.ts';
import { makePlugin, pluginName } from './wordpress-plugin/make-plugin.ts';

/** A static directory of the site. */
const DIST = join(ROOT, 'apps/wordpress-plugin/dist');
/** The earliest date of the zip format, so that the same sources produce the same bytes. */
const MODIFIED = '1980-01-01T00:00:00';

/** Builds the archive that administrators upload to WordPress, unless it was built before. */
export function buildWordPressPluginIfStale(): Promise<boolean> {
  const brand = loadBrand();
  const archive = join(DIST, 'downloads', `${pluginName(brand)}.zip`);
  return buildIfStale({
    subject: 'WordPress plugin',
    inputs: [
      'apps/wordpress-plugin/plugin',
      'brand.ts',
      'tools/src/products/build-wordpress-plugin.ts',
      'tools/src/products/wordpress-plugin',
    ],
    settings: ['BRAND_FILE'],
    product: archive,
    run: () => {
      const files = [...makePlugin(brand)].map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
      ]);
      createDist(DIST);
      writeFileInFolder(archive, zipSync(Object.fromEntries(files), { mtime: MODIFIED, level: 9 }));
      console.log(`✓ WordPress plugin: ${readdirSync(join(DIST, 'downloads')).join(', ')}`);
      return Promise.resolve(true);
    },
  });
}

if (import.meta.main) process.exitCode = (await buildWordPressPluginIfStale()) ? 0 : 1;
