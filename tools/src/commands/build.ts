import { buildRelease } from '../products/build-portal.ts';

process.exitCode = (await buildRelease()) ? 0 : 1;
