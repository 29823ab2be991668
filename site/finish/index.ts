import { join } from 'node:path';
import { loadBrand } from '../config/load-brand.ts';
import { precompress } from './precompress.ts';
import { writeSearchRecords } from './search-records/index.ts';
import { writeHostFiles } from './write-host-files.ts';

/** Runs after `docusaurus build`: makes the folder ready for our server and for static hosts. */
const buildFolder = join(import.meta.dirname, '..', 'build');
// As in `config/reference-options.ts`, which only the framework's loader can read.
const referenceFolder =
  process.env['REFERENCE_DIR'] || join(import.meta.dirname, '../../.cache/reference');
await writeSearchRecords({ buildFolder, referenceFolder, brand: loadBrand() });
await writeHostFiles(buildFolder, loadBrand());
await precompress(buildFolder);
