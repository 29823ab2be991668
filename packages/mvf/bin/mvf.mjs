#!/usr/bin/env node
// Plain JavaScript, so that an old Node gets a sentence instead of a syntax error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = join(dirname(fileURLToPath(import.meta.url)), '../src/cli/main.ts');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  await import(main);
} else {
  const { status } = spawnSync(newerNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function newerNode() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node');
  } catch {
    console.error(`mvf needs Node 22.18 or newer, found ${process.versions.node}. Update Node.`);
    process.exit(2);
  }
}
