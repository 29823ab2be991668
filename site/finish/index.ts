import { join } from 'node:path';
import { loadBrand } from '../config/load-brand.ts';
import { precompress } from './precompress.ts';
import { writeHostFiles } from './write-host-files.ts';

/** Runs after `docusaurus build`: makes the folder ready for our server and for static hosts. */
const buildFolder = join(import.meta.dirname, '..', 'build');
await writeHostFiles(buildFolder, loadBrand());
await precompress(buildFolder);
