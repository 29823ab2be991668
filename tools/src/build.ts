import { buildSiteIfStale } from './build-site.ts';
import { buildVenuesIfStale } from './build-venues.ts';

process.exitCode = (await buildVenuesIfStale()) && (await buildSiteIfStale()) ? 0 : 1;
