import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './block.ts';
import { languageOf } from './language.ts';
import { commandsOf } from './npm-install.ts';
import { PageChecker } from './open-page.ts';
import { outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { filesOfPage, writeFiles } from './paste.ts';
import { blocksIn } from './placement.ts';
import { preview } from './preview.ts';
import type { Sandbox } from './sandbox.ts';
import { pinVersions, YARN_RESOLUTIONS } from './templates.ts';

/** Pages that begin with an empty folder and end with a map. */
const PAGES = [
  '/web-sdk/react',
  '/web-sdk/5.0/getting-started',
  '/web-sdk/4.0/getting-started',
  '/hack-the-north',
  '/docs/mvf/v1/render-with-deck.gl',
  '/docs/mvf/v1/render-with-leaflet',
  '/docs/mvf/v2/render-with-deck.gl',
  '/docs/mvf/v3/examples/render-with-deck.gl',
];
const ANGULAR_PAGE = '/web-sdk/angular';
const FIRST_PAGE = '/web-sdk/getting-started';

type PackageManager = {
  readonly name: string;
  /** The package that it comes in; npm is there already. */
  readonly program?: string;
  /** Its word for a command of npm. */
  readonly translate: (command: string) => string;
  /** Fields to add to the new project's `package.json`. */
  readonly manifest?: object;
};

const PACKAGE_MANAGERS: readonly PackageManager[] = [
  { name: 'npm', translate: (command) => command },
  {
    name: 'pnpm',
    program: 'pnpm@12.18.0',
    translate: (command) =>
      command
        .replace(/^npm create (.*) -- /, 'pnpm create $1 ')
        .replace(/^npm install(?= \S)/, 'pnpm add')
        .replace(/^npm (?=install|run)/, 'pnpm '),
  },
  {
    name: 'Yarn 1',
    program: 'yarn@1.22.22',
    manifest: { resolutions: YARN_RESOLUTIONS },
    translate: (command) =>
      command
        .replace(/^npm create (\S+)@\S+ (.*) -- /, 'yarn create $1 $2 ')
        .replace(/^npm install(?= \S)/, 'yarn add')
        .replace(/^npm (?=install|run)/, 'yarn '),
  },
];

for (const manager of PACKAGE_MANAGERS) {
  test(`an empty folder becomes the first map with ${manager.name}`, async ({
    blocks,
    sandbox,
    browser,
    report,
  }) => {
    if (manager.program !== undefined) await sandbox.installProgram(manager.program);
    await report(
      await follow(FIRST_PAGE, blocks, {
        sandbox,
        manager,
        checker: await PageChecker.create(browser),
      }),
    );
  });
}

test('an empty folder becomes a map in Angular', async ({ blocks, sandbox, browser, report }) => {
  const checker = await PageChecker.create(browser);
  const outcomes = await follow(ANGULAR_PAGE, blocks, {
    sandbox,
    manager: PACKAGE_MANAGERS[0]!,
    checker,
    serve: 'npm start',
  });
  const stages = { pasted: true, compiled: outcomes[0]!.run!, run: outcomes[0]!.run! };
  await report([
    ...outcomes,
    ...blocksIn(blocks, 'angular').map((block) => outcomeOf(block, stages)),
  ]);
});

test('an empty folder becomes a map by the steps of other pages', async ({
  blocks,
  sandbox,
  browser,
  report,
}) => {
  const outcomes = [];
  const checker = await PageChecker.create(browser);
  for (const page of PAGES) {
    outcomes.push(
      ...(await follow(page, blocks, { sandbox, manager: PACKAGE_MANAGERS[0]!, checker })),
    );
  }
  await report(outcomes);
});

type Tools = {
  readonly sandbox: Sandbox;
  readonly manager: PackageManager;
  readonly checker: PageChecker;
  /** Serves the project. */
  readonly serve?: string;
};

/** Performs the commands of a page, pastes its files, then builds, serves and looks. */
async function follow(
  page: string,
  blocks: readonly Block[],
  { sandbox, manager, checker, serve = 'npx vite preview' }: Tools,
) {
  const ofPage = blocks.filter((block) => block.page === page);
  expect(ofPage.length, `${page} has blocks`).toBeGreaterThan(0);
  const steps = ofPage.filter(
    (block) => languageOf(block, page) === 'sh' && !/^(?:yarn |npm ci$)/m.test(block.text),
  );
  const errors = await tryToFollow().catch((error: unknown) => [
    (error as Error).message.slice(-1500),
  ]);
  return steps.map((block) =>
    outcomeOf(block, {
      pasted: true,
      run: errors.length === 0,
      errors: block === steps[0] ? errors : [],
    }),
  );

  async function tryToFollow(): Promise<readonly string[]> {
    const start = join(sandbox.folder, `${manager.name}${page}`.replaceAll(/\W+/g, '-'));
    await sandbox.run(`mkdir ${start}`);
    const folder = await runCommands(start);
    writeFiles(inSourceFolder(filesOfPage(ofPage)), folder);
    await sandbox.run(manager.translate('npm run build'), { cwd: folder });
    const url = await preview(sandbox, serve, folder);
    return checker.findErrors(url, true);
  }

  /** Runs the commands in a terminal, which is in the project's folder afterwards. */
  async function runCommands(start: string): Promise<string> {
    const commands = commandsOf(steps);
    let folder = start;
    if (!commands.some((command) => /^(?:npm create|npx @angular\/cli)/.test(command))) {
      commands.unshift('npm create vite@latest my-map -- --template vanilla-ts', 'cd my-map');
    }
    for (const command of commands) {
      const [, into] = /^cd (\S+)$/.exec(command) ?? [];
      if (into === undefined) {
        await sandbox.run(manager.translate(pinVersions(command)), { cwd: folder });
        continue;
      }
      folder = join(folder, into);
      const path = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
      writeFileSync(path, JSON.stringify({ ...manifest, ...manager.manifest }));
    }
    if (folder === start) throw new Error('No command enters the folder of the new project.');
    return folder;
  }
}

/** Where the page of a project loads its script from is where files without a folder belong. */
function inSourceFolder(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const folder = files.get('index.html')?.includes('/src/') ? 'src/' : '';
  return new Map(
    [...files].map(([name, text]) => [
      /^[\w-]+\.tsx?$/.test(name) ? `${folder}${name}` : name,
      text,
    ]),
  );
}
