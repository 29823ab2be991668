import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { ROOT } from './repo.ts';
import { runStep } from './run-step.ts';

const ALL = ['page-weight', 'lighthouse'];

/** `npm run bench` runs every measurement, `npm run bench lighthouse` one of them. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : ALL;
for (const name of names) {
  if (!existsSync(join(ROOT, 'bench', name, 'run.ts'))) {
    throw new Error(`There is no measurement "${name}". Known: ${ALL.join(', ')}.`);
  }
}

let succeeded = await buildSiteIfStale();
for (const name of names) {
  if (!succeeded) break;
  succeeded = await runStep({
    title: `Measuring ${name}`,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(ROOT, 'bench', name, 'run.ts')],
  });
}
process.exitCode = succeeded ? 0 : 1;
