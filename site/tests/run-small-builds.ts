import { join } from 'node:path';
import { inspect } from 'node:util';
import { build } from '@docusaurus/core/lib/index.js';
import { BEGINS, SUCCEEDS } from './small-build-output.ts';

// Usage: `run-small-builds.ts <config> <JSON of folders by name of the break>`.
// Builds run one after another in one process, because loading the builder is a quarter of a build.
const [, , config = '', folders = '{}'] = process.argv;
for (const [name, folder] of Object.entries(JSON.parse(folders) as Record<string, string>)) {
  process.stdout.write(`\n${BEGINS}${name}\n`);
  console.error(`\n${BEGINS}${name}`);
  process.env['SMALL_SITE_BREAK'] = name;
  try {
    await build(folder, { config, outDir: join(folder, 'build'), minify: false });
    process.stdout.write(`${SUCCEEDS}\n`);
  } catch (error) {
    // Same format as Docusaurus' own command.
    console.error(`[ERROR] ${inspect(error, { depth: Infinity })}`);
  }
}
