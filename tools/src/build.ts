import { buildSiteIfStale } from './build-site.ts';

process.exitCode = (await buildSiteIfStale()) ? 0 : 1;
