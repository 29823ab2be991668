import { join } from 'node:path';
import { inspect } from 'node:util';
import { build } from '@docusaurus/core/lib/index.js';
import { BEGINS, SUCCEEDS } from './small-build-output.ts';

// Run by itself: `run-small-builds.ts <config> <folder by name of what is broken in it, as JSON>`.
// One after another in one process, for a quarter of a build is to load what builds.
const [, , config = '', folders = '{}'] = process.argv;
for (const [name, folder] of Object.entries(JSON.parse(folders) as Record<string, string>)) {
  process.stdout.write(`\n${BEGINS}${name}\n`);
  console.error(`\n${BEGINS}${name}`);
  process.env['SMALL_SITE_BREAK'] = name;
  try {
    await build(folder, { config, outDir: join(folder, 'build'), minify: false });
    process.stdout.write(`${SUCCEEDS}\n`);
  } catch (error) {
    // In the words of Docusaurus' own command.
    console.error(`[ERROR] ${inspect(error, { depth: Infinity })}`);
  }
}
