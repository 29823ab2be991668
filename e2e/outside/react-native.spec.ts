import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './block.ts';
import { packagesToInstall, registryCommands } from './npm-install.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { collectFiles, writeFiles } from './paste.ts';
import { blocksIn } from './placement.ts';
import type { Sandbox } from './sandbox.ts';
import { sdkVersionOf } from './sdk-version.ts';
import { pinVersions } from './templates.ts';
import { errorsByFolder, typeCheck } from './type-check.ts';

const NEWEST = '6.0';
const OLDER = ['5.0', '4.0', '3.0'];
const FIRST_PAGE = '/react-native-sdk/getting-started';
const BLOCKS = 'blocks';
const NO_PHONE = 'type-checked; running it needs a phone or an emulator';
/** What a template has for linting and tests takes most of its installation, and checks no types. */
const NOT_FOR_TYPES = /eslint|prettier|babel|cli|metro|test-renderer|jest-preset|^jest$/;

test("blocks for React Native compile in Expo's template", async ({ blocks, sandbox, report }) => {
  await sandbox.run(
    pinVersions('npx create-expo-app@latest template --template blank-typescript --no-install'),
  );
  await sandbox.run('npm install', { cwd: join(sandbox.folder, 'template') });
  const outcomes = [];
  for (const version of [NEWEST, ...OLDER]) {
    outcomes.push(...(await compile(sandbox, blocks, version)));
  }
  outcomes.push(await bundleFirstMap(sandbox, blocks));
  await report(outcomes);
});

test("blocks for React Native 6.0 compile in the community's template", async ({
  blocks,
  sandbox,
  report,
}) => {
  await unpackTemplate(sandbox);
  await report(await compile(sandbox, blocks, NEWEST));
});

/** Type-checks all blocks of a version in a copy of the template, with the packages of its pages. */
async function compile(sandbox: Sandbox, blocks: readonly Block[], version: string) {
  const own = blocksIn(blocks, 'react-native').filter(
    (block) => (sdkVersionOf(block) ?? NEWEST) === version,
  );
  expect(own.length).toBeGreaterThan(0);
  const ofPage = Map.groupBy(blocks, ({ page }) => page);
  const pasted = own.map((block) => collectFiles(block, ofPage.get(block.page)!));
  const folder = join(sandbox.folder, `version-${version}`);
  // Links take a second, an installation half a minute.
  await sandbox.run(`cp -al template ${folder}`);
  const ofVersion = blocks.filter(
    ({ page }) => page.startsWith('/react-native-sdk/') && pageVersion(page) === version,
  );
  for (const command of registryCommands(ofVersion)) await sandbox.run(command, { cwd: folder });
  const packages = packagesToInstall(ofVersion);
  await sandbox.run(`npm install ${packages.join(' ')}`, { cwd: folder });
  for (const { files, name } of pasted) writeFiles(files, join(folder, BLOCKS, name));
  const errors = errorsByFolder(
    await typeCheck(sandbox, folder, 'npx tsc --noEmit --pretty false'),
    BLOCKS,
  );
  return pasted.map(({ block, name }) =>
    outcomeOf(block, {
      pasted: true,
      compiled: !errors.has(name),
      reason: NO_PHONE,
      errors: [...(errors.get(name) ?? []), ...withoutDefaultExport(block)],
    }),
  );
}

/** Packs the app of the first page for a phone, as a release does. */
async function bundleFirstMap(sandbox: Sandbox, blocks: readonly Block[]): Promise<Outcome> {
  const block = blocks.find(({ page, title }) => page === FIRST_PAGE && title === 'App.tsx');
  expect(block, `${FIRST_PAGE} has App.tsx`).toBeDefined();
  const cwd = join(sandbox.folder, `version-${NEWEST}`);
  writeFiles(collectFiles(block!, []).files, cwd);
  const errors = await sandbox.run('npx expo export --platform ios --no-bytecode', { cwd }).then(
    () => [],
    (error: Error) => [error.message.slice(-1500)],
  );
  return outcomeOf(block!, { compiled: errors.length === 0, reason: NO_PHONE, errors });
}

function pageVersion(page: string): string {
  return /^\/react-native-sdk\/(\d\.\d)\//.exec(page)?.[1] ?? NEWEST;
}

/** Both templates import the app as the default of `App.tsx`. */
function withoutDefaultExport(block: Block): string[] {
  const app = collectFiles(block, []).files.get('App.tsx');
  return app === undefined || /export default|export \{[^}]*as default/.test(app)
    ? []
    : ['App.tsx has no default export, which index.ts of the templates imports.'];
}

/** What `npx @react-native-community/cli init` copies into a new project. */
async function unpackTemplate(sandbox: Sandbox): Promise<void> {
  await sandbox.run(pinVersions('npm pack --silent @react-native-community/template@latest'));
  await sandbox.run('tar --extract --file react-native-community-template-*.tgz');
  await sandbox.run('mv package/template template');
  const path = join(sandbox.folder, 'template/package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const devDependencies = Object.fromEntries(
    Object.entries(manifest.devDependencies).filter(([name]) => !NOT_FOR_TYPES.test(name)),
  );
  writeFileSync(path, JSON.stringify({ ...manifest, devDependencies }));
  await sandbox.run('rm -rf __tests__ && npm install', { cwd: join(sandbox.folder, 'template') });
}
