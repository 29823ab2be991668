import { join } from 'node:path';
import { loadBrand } from '../config/load-brand.ts';
import { writeAssistantFiles } from './assistant-files/index.ts';
import { writeMarkdownPages } from './markdown-pages/index.ts';
import { readBuiltPages } from './read-built-pages.ts';
import { precompress } from './precompress.ts';
import { writeSearchRecords } from './search-records/index.ts';

/** Runs after `docusaurus build`; `host-files.ts` makes the folder ready for hosts after it. */
const buildFolder = join(import.meta.dirname, '..', 'build');
// As in `config/reference-options.ts`, which only the framework's loader can read.
const referenceFolder =
  process.env['REFERENCE_DIR'] || join(import.meta.dirname, '../../.cache/reference');
const brand = loadBrand();
await writeSearchRecords({ buildFolder, referenceFolder, brand });
const pages = await readBuiltPages(buildFolder, brand.siteUrl);
await writeMarkdownPages({ buildFolder, pages, brand });
await writeAssistantFiles({
  buildFolder,
  pages,
  askedFolder: join(import.meta.dirname, '../asked'),
  generatedFolder: join(import.meta.dirname, '../.docusaurus'),
  referenceFolder,
  samplesFolder: join(import.meta.dirname, '../../examples'),
  brand,
});
await precompress(buildFolder, { isQuick: process.env['QUICK_COMPRESSION'] === '1' });
