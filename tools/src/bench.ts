import { join } from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { ROOT } from './repo.ts';
import { runStep } from './run-step.ts';

/** Every measurement, and whether it looks at the built site. */
const ALL: Readonly<Record<string, { needsSite: boolean }>> = {
  'page-weight': { needsSite: true },
  lighthouse: { needsSite: true },
  'mvf-open': { needsSite: false },
  'mvf-fuzz': { needsSite: false },
};

/** `npm run bench` runs every measurement, `npm run bench lighthouse` one of them. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(ALL);
for (const name of names) {
  if (!Object.hasOwn(ALL, name)) {
    throw new Error(`There is no measurement "${name}". Known: ${Object.keys(ALL).join(', ')}.`);
  }
}

let succeeded = !names.some((name) => ALL[name]?.needsSite) || (await buildSiteIfStale());
for (const name of names) {
  if (!succeeded) break;
  succeeded = await runStep({
    title: `Measuring ${name}`,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(ROOT, 'bench', name, 'run.ts')],
  });
}
process.exitCode = succeeded ? 0 : 1;
