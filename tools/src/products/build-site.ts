import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ASSISTANT_VARIABLES } from '@brand/wire/assistant';
import { LOGIN_VARIABLES } from '@brand/wire/login';
import { OFFLINE_PATHS, OFFLINE_VARIABLES } from '@brand/wire/offline';
import { SEARCH_CONFIG_FILE, SEARCH_VARIABLES } from '@brand/wire/search';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { dropStaleBundlerCache } from './bundler-cache.ts';
import { SITE, SITE_BUILD } from '../shared/repo.ts';
import { runStep } from '../run/run-step.ts';

/** Not inputs of the pages: used after they are built, or not at all. */
const NOT_IN_PAGES = new Set([
  'README.md',
  'build',
  'example-questions',
  'node_modules',
  'postbuild',
  'tests',
  'words.txt',
]);
const INPUTS = [
  '.cache/npm-registry/static',
  '.cache/playground',
  '.cache/reference',
  '.cache/samples/static',
  'apps/power-bi-visual/dist',
  'apps/viewer/dist',
  'apps/wordpress-plugin/dist',
  'brand.ts',
  'examples',
  'package-lock.json',
  'packages/data-sync/src',
  'packages/react-native-sdk/CHANGELOG.md',
  'packages/web-sdk/CHANGELOG.md',
  'packages/reference/src',
  'packages/rest-api/src',
  'packages/wire/src',
  'packages/text-analysis/src',
  ...readdirSync(SITE)
    .filter((name) => !NOT_IN_PAGES.has(name) && !name.startsWith('.'))
    .map((name) => `site/${name}`),
];
const SETTINGS = [
  'BRAND_FILE',
  'BASE_URL',
  'LATEST_VERSIONS_ONLY',
  'ANALYTICS_PAGE_TAG_DOMAIN',
  'ANALYTICS_PAGE_TAG_ENDPOINT',
  'ANALYTICS_PRODUCT_KEY',
  'ANALYTICS_PRODUCT_HOST',
  'REFERENCE_DOCS_HOST',
];
const HOST_SETTINGS = [...SEARCH_VARIABLES, ...LOGIN_VARIABLES, ...ASSISTANT_VARIABLES];
/** All environment variables that affect a build. */
export const BUILD_SETTINGS: readonly string[] = [
  ...SETTINGS,
  ...HOST_SETTINGS,
  ...OFFLINE_VARIABLES,
  'REFERENCE_STORAGE_URL',
  'REFERENCE_STORAGE_SAS',
  'REFERENCE_STORAGE_CONNECTION_STRING',
];
const POSTBUILD_INPUTS = ['.cache/site-hash', 'site/postbuild', 'packages/text-analysis/src'];

/** Parts of the site build, by their name on the command line. */
const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: buildPagesIfStale,
  search: () =>
    buildIfStale({
      subject: 'Search records',
      inputs: [...POSTBUILD_INPUTS, '.cache/texts-of-pages-hash'],
      product: join(SITE_BUILD, 'search/records.ndjson'),
      run: () => runFinish('Writing search records', 'search.ts'),
    }),
  texts: () =>
    buildIfStale({
      subject: 'Texts of pages',
      inputs: [...POSTBUILD_INPUTS, 'site/example-questions'],
      product: join(SITE_BUILD, 'llms.txt'),
      run: () => runFinish('Writing pages as Markdown, and what the assistant knows', 'index.ts'),
    }),
  // Separate from the pages, because the services of a built site can change.
  'host-files': () =>
    buildIfStale({
      subject: 'Host files',
      inputs: ['.cache/site-hash', 'site/postbuild'],
      settings: HOST_SETTINGS,
      product: join(SITE_BUILD, SEARCH_CONFIG_FILE),
      run: () => runFinish('Writing host files', 'host-files.ts'),
    }),
  // After all files that a download contains.
  offline: () =>
    buildIfStale({
      subject: 'Offline files',
      inputs: [
        '.cache/site-hash',
        '.cache/search-records-hash',
        '.cache/texts-of-pages-hash',
        'site/postbuild',
        'site/src/features/offline/worker',
      ],
      settings: OFFLINE_VARIABLES,
      product: join(SITE_BUILD, OFFLINE_PATHS.worker),
      run: () => runFinish('Writing what readers can download', 'offline.ts'),
    }),
  compression: () =>
    buildIfStale({
      subject: 'Compression',
      inputs: [
        '.cache/site-hash',
        '.cache/search-records-hash',
        '.cache/texts-of-pages-hash',
        '.cache/host-files-hash',
        '.cache/offline-files-hash',
      ],
      settings: ['QUICK_COMPRESSION', ...OFFLINE_VARIABLES],
      product: join(SITE_BUILD, 'index.html.br'),
      run: () => runFinish('Compressing', 'compress.ts'),
    }),
};

/** Builds the pages with the available samples and references. */
function buildPagesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Site',
    inputs: INPUTS,
    settings: SETTINGS,
    product: join(SITE_BUILD, 'index.html'),
    run: () => {
      // A compressed copy of an older file would be served instead of the new one.
      rmSync(SITE_BUILD, { recursive: true, force: true });
      dropStaleBundlerCache(INPUTS, SETTINGS);
      return runStep({
        title: 'Building the pages',
        command: 'docusaurus',
        args: ['build'],
        cwd: SITE,
        env: {
          NO_UPDATE_NOTIFIER: '1',
          NODE_ENV: 'production',
          NODE_OPTIONS: '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
          // Otherwise small images are inlined into scripts, even of pages without them.
          WEBPACK_URL_LOADER_LIMIT: '0',
        },
      });
    },
  });
}

function runFinish(title: string, file: string): Promise<boolean> {
  return runStep({
    title,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(SITE, 'postbuild', file)],
  });
}

if (import.meta.main) {
  const [name = 'pages'] = process.argv.slice(2);
  const build = PARTS[name];
  if (!build)
    throw new Error(`build-site: there is no ${name}. Known: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = (await build()) ? 0 : 1;
}
