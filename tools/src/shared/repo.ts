import { join } from 'node:path';

/** The repository's root folder. */
export const ROOT: string = join(import.meta.dirname, '../../..');

export const SITE: string = join(ROOT, 'site');
export const SITE_BUILD: string = join(SITE, 'build');
export const SERVER_ENTRY: string = join(ROOT, 'services/portal/src/main.ts');
