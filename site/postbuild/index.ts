import { join } from 'node:path';
import { loadBrand } from '../../load-brand.ts';
import { brokenLinkSeverity } from '../config/included-versions.ts';
import { thirdPartyNoticesOptions } from '../config/third-party-notices.ts';
import packageNames from '../src/features/third-party-notices/packages.json' with { type: 'json' };
import { createRedirects } from '../config/redirects.ts';
import { writeAssistantFiles } from './assistant-files/index.ts';
import { writeChangeLog } from './change-log/index.ts';
import { checkPackages } from './check-packages.ts';
import { checkScripts } from './check-scripts.ts';
import { checkStyles } from './check-styles.ts';
import { findDeadUrls, formatDeadUrls } from './dead-urls/index.ts';
import { BUILD_FOLDER, REFERENCE_FOLDER } from './folders.ts';
import { writeMarkdownPages } from './markdown-pages/index.ts';
import { readBuiltPages } from './read-built-pages.ts';

/**
 * Runs after `docusaurus build`, in parallel with `search.ts`: writes Markdown pages, assistant
 * files and the log of changes, and checks links.
 */
checkScripts(BUILD_FOLDER);
checkStyles(BUILD_FOLDER);
checkPackages({ listed: packageNames, recordsFolder: thirdPartyNoticesOptions.recordsFolder });
const brand = loadBrand();
const pages = await readBuiltPages(BUILD_FOLDER, brand.siteUrl);
await writeMarkdownPages({ buildFolder: BUILD_FOLDER, pages, brand });
await writeAssistantFiles({
  buildFolder: BUILD_FOLDER,
  pages,
  exampleQuestionsFolder: join(import.meta.dirname, '../example-questions'),
  generatedFolder: join(import.meta.dirname, '../.docusaurus'),
  referenceFolder: REFERENCE_FOLDER,
  samplesFolder: join(import.meta.dirname, '../../examples'),
  brand,
});
await writeChangeLog({
  buildFolder: BUILD_FOLDER,
  siteFolder: join(import.meta.dirname, '..'),
  pages,
  brand,
});
const deadUrls = await findDeadUrls({
  buildFolder: BUILD_FOLDER,
  siteUrl: brand.siteUrl,
  baseUrl: process.env['BASE_URL'] ?? '/',
  redirects: createRedirects(brand),
});
if (deadUrls.size > 0) {
  console.error(formatDeadUrls(deadUrls));
  if (brokenLinkSeverity() === 'throw') process.exit(1);
}
