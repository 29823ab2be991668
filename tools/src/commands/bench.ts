import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildRelease } from '../products/build-portal.ts';
import { buildSdkIfStale } from '../products/build-sdk.ts';
import { ROOT } from '../shared/repo.ts';
import { requireBrowser } from '../machine/require-browser.ts';
import { runStep } from '../run/run-step.ts';

/**
 * Benches that do not measure pages of the portal, and their requirements. All others need the
 * built site.
 */
const WITHOUT_SITE: Readonly<Record<string, 'sdk' | 'nothing'>> = {
  'mvf-open': 'nothing',
  'mvf-fuzz': 'nothing',
  routes: 'nothing',
  scale: 'sdk',
  'web-sdk': 'sdk',
};
const WITHOUT_BROWSER = new Set(['assistant', 'mvf-fuzz', 'mvf-open', 'routes']);
const BENCH = join(ROOT, 'bench');

/**
 * `npm run bench` runs every bench, `npm run bench lighthouse` one of them; `-- --smoke` runs each
 * for a few seconds, to check that they work.
 */
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const wanted = args.filter((arg) => !arg.startsWith('--'));
const known = globSync('*/run.ts', { cwd: BENCH }).map(dirname).toSorted();
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}". Known: ${known.join(', ')}.`);
  process.exit(1);
}
const names = wanted.length > 0 ? wanted : known;

const isBuilt =
  (!names.some((name) => WITHOUT_SITE[name] === undefined) || (await buildRelease())) &&
  (!names.some((name) => WITHOUT_SITE[name] === 'sdk') || (await buildSdkIfStale()));
if (!isBuilt) process.exit(1);

const browser = names.every((name) => WITHOUT_BROWSER.has(name)) ? {} : requireBrowser();
const failed: string[] = [];
for (const name of names) {
  const succeeded = await runStep({
    title: `Measuring ${name}`,
    command: process.execPath,
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(BENCH, name, 'run.ts'), ...flags],
    env: browser,
  });
  if (!succeeded) failed.push(name);
}
console.log(`${names.length - failed.length} of ${names.length} benches ended well`);
if (failed.length > 0) console.error(`✗ ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
