import { join } from 'node:path';
import { buildSdkIfStale } from './build-sdk.ts';
import { buildSiteIfStale } from './build-site.ts';
import { ROOT } from './repo.ts';
import { runStep } from './run-step.ts';

/** Every measurement, and what has to be built for it. */
const ALL: Readonly<Record<string, { needsSite: boolean; needsSdk?: boolean }>> = {
  'page-weight': { needsSite: true },
  lighthouse: { needsSite: true },
  'symbol-search': { needsSite: true },
  search: { needsSite: true },
  assistant: { needsSite: true },
  playground: { needsSite: true },
  'mvf-open': { needsSite: false },
  'mvf-fuzz': { needsSite: false },
  routes: { needsSite: false },
  'web-sdk': { needsSite: false, needsSdk: true },
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
if (succeeded && names.some((name) => ALL[name]?.needsSdk)) succeeded = await buildSdkIfStale();
for (const name of names) {
  if (!succeeded) break;
  succeeded = await runStep({
    title: `Measuring ${name}`,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(ROOT, 'bench', name, 'run.ts')],
  });
}
process.exitCode = succeeded ? 0 : 1;
