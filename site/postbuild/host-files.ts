import { join } from 'node:path';
import { loadBrand } from '../../load-brand.ts';
import { writeHostFiles } from './write-host-files.ts';

/** Makes a built site ready for our server and for static hosts, by the settings of now. */
await writeHostFiles(join(import.meta.dirname, '..', 'build'), loadBrand());
