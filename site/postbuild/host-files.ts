import { join } from 'node:path';
import { loadBrand } from '../../load-brand.ts';
import { writeHostFiles } from './write-host-files.ts';

/** Prepares a built site for our server and for static hosts, with the current settings. */
await writeHostFiles(join(import.meta.dirname, '..', 'build'), loadBrand());
