import { join } from 'node:path';
import { ASSISTANT_VARIABLES } from '@brand/wire/assistant';
import { LOGIN_VARIABLES } from '@brand/wire/login';
import { SEARCH_CONFIG_FILE, SEARCH_VARIABLES } from '@brand/wire/search';
import { buildIfStale } from './build-if-stale.ts';
import { buildPowerBiVisualIfStale } from './build-power-bi-visual.ts';
import { buildReferenceIfStale } from './build-reference.ts';
import { buildSdkIfStale } from './build-sdk.ts';
import { buildVenuesIfStale } from './build-venues.ts';
import { buildViewerIfStale } from './build-viewer.ts';
import { buildWordPressPluginIfStale } from './build-wordpress-plugin.ts';
import { buildPlaygroundIfStale } from './playground/build-playground.ts';
import { SITE, SITE_BUILD } from './repo.ts';
import { runStep } from './run-step.ts';
import { annotateSamplesIfStale } from './samples/annotate.ts';
import { buildSamplesIfStale } from './samples/build-samples.ts';
import { runSamplesIfStale } from './samples/run-samples.ts';

const INPUTS = [
  '.cache/playground',
  '.cache/reference',
  '.cache/sample-symbols',
  '.cache/samples/static',
  'apps/power-bi-visual/dist',
  'apps/viewer/dist',
  'apps/wordpress-plugin/dist',
  'brand.ts',
  'examples',
  'package-lock.json',
  'packages/data-sync/src',
  'packages/reference/src',
  'packages/rest-api/src',
  'packages/wire/src',
  'packages/words/src',
  'site',
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
  'QUICK_COMPRESSION',
];

/** Builds the site, and before it what pages show, unless made from the same inputs before. */
export async function buildSiteIfStale(): Promise<boolean> {
  if (!(await buildReferenceIfStale()) || !(await annotateSamplesIfStale())) return false;
  return (await buildRunningSamples()) && buildPagesIfStale();
}

/** Builds the site with what is there of samples and references. */
export async function buildPagesIfStale(): Promise<boolean> {
  const pages = await buildIfStale({
    subject: 'Site',
    inputs: INPUTS,
    settings: SETTINGS,
    product: join(SITE_BUILD, 'index.html'),
    run: buildSite,
  });
  return pages && writeHostFilesIfStale();
}

/** Apart from the pages: whom they ask can change on a site that is built. */
function writeHostFilesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Host files',
    inputs: ['.cache/site-hash'],
    settings: [...SEARCH_VARIABLES, ...LOGIN_VARIABLES, ...ASSISTANT_VARIABLES],
    product: join(SITE_BUILD, SEARCH_CONFIG_FILE),
    run: () => runFinish('Writing host files', 'host-files.ts'),
  });
}

/** Pages with the SDK and venues that they load, and pictures of what they draw. */
async function buildRunningSamples(): Promise<boolean> {
  const built =
    (await buildVenuesIfStale()) &&
    (await buildSdkIfStale()) &&
    (await buildSamplesIfStale()) &&
    (await buildPlaygroundIfStale()) &&
    (await buildViewerIfStale()) &&
    (await buildWordPressPluginIfStale()) &&
    (await buildPowerBiVisualIfStale());
  // One that fails says so; whether readers get the site is not for it to decide. Tests are, and run
  // every variant.
  if (built) await runSamplesIfStale({ extent: 'first-variant' });
  return built;
}

async function buildSite(): Promise<boolean> {
  const pages = await runStep({
    title: 'Building the pages (about a minute)',
    command: 'docusaurus',
    args: ['build'],
    cwd: SITE,
    env: {
      // The persistent cache does not notice a changed loader: a release is always built anew.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      NO_UPDATE_NOTIFIER: '1',
      NODE_ENV: 'production',
      // Small pictures would come with the scripts of a page, also those that it does not show.
      WEBPACK_URL_LOADER_LIMIT: '0',
    },
  });
  return pages && runFinish('Writing search records, compressing', 'index.ts');
}

function runFinish(title: string, file: string): Promise<boolean> {
  return runStep({
    title,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(SITE, 'finish', file)],
  });
}

if (import.meta.main) process.exitCode = (await buildPagesIfStale()) ? 0 : 1;
