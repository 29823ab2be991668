import { buildRelease } from './build-portal.ts';

process.exitCode = (await buildRelease()) ? 0 : 1;
