import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRecordedPackages } from '@brand/third-party-notices';
import { rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleRecorder } from './bundle-recorder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-recorder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function install(name: string, code: string): void {
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({ type: 'module', sideEffects: false }),
    [`node_modules/${name}/index.js`]: code,
  });
}

function bundle(): Promise<void> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    plugins: [bundleRecorder(join(folder, 'records'))],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
}

test('records the packages whose modules the bundler joined to one', async () => {
  write({
    'entry.js': `import('./lazy.js').then(({ now }) => console.log(now()));`,
    'lazy.js': `export { now } from 'outer';`,
  });
  install('outer', `import { time } from '@scope/inner';\nexport const now = () => time + 1;`);
  install('@scope/inner', `export const time = Date.now();`);
  await bundle();
  expect(readRecordedPackages(join(folder, 'records'))).toEqual(['@scope/inner', 'outer']);
});

test('does not record packages without code in the bundle', async () => {
  write({ 'entry.js': `import { used } from 'used';\nimport 'unused';\nconsole.log(used);` });
  install('used', `export const used = Date.now();`);
  install('unused', `export const unused = Date.now();`);
  await bundle();
  expect(readRecordedPackages(join(folder, 'records'))).toEqual(['used']);
});
