import { buildMvfIfStale } from './build-mvf.ts';
import { buildSdkIfStale } from './build-sdk.ts';
import { buildSiteIfStale } from './build-site.ts';
import { buildVenuesIfStale } from './build-venues.ts';

const built =
  (await buildVenuesIfStale()) &&
  (await buildSdkIfStale()) &&
  (await buildMvfIfStale()) &&
  (await buildSiteIfStale());
process.exitCode = built ? 0 : 1;
