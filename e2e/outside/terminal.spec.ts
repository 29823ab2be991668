import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, filesToPaste } from './block.ts';
import {
  commandsOf,
  packagesToInstall,
  registryCommands,
  uninstalledImports,
} from './npm-install.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { collectFiles, filesOfPage, type PastedBlock, writeFiles } from './paste.ts';
import { blocksIn } from './placement.ts';
import type { Sandbox } from './sandbox.ts';
import { Terminal } from './terminal.ts';
import { errorsByFolder, typeCheck } from './type-check.ts';

/** Programs that a reader has and this machine has not. */
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/^wp /m, 'WP-CLI needs an installed WordPress'],
  [/^chromium /m, 'starts a browser in full screen'],
  [/^claude /m, 'a command of an editor'],
  [/^npm ci$/m, "needs the lock file of the reader's project"],
  [/^unzip site\.zip /m, 'needs the archive, which the operator of a portal makes'],
  [/^npx @[\w-]+\/upgrade /m, "upgrades the reader's own project"],
];
const CREATES_PROJECT = /^\s*(?:npm create|npx (?:create-|expo|@angular)|yarn )/m;
const IS_TRIED_ELSEWHERE = 'run by the tests that create projects';

const BLOCKS = 'blocks';
/** Types and compiler of the reader; the options that Node asks for to run TypeScript. */
const TOOLS = ['typescript@6.0.3', '@types/node@24.19.2'];
const TSCONFIG = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    types: ['node'],
  },
  include: [BLOCKS],
};

test('commands and programs for Node run as they are against the portal', async ({
  blocks,
  sandbox,
  report,
}) => {
  const programs = blocksIn(blocks, 'node');
  const commands = blocksIn(blocks, 'shell');
  expect(programs.length).toBeGreaterThan(0);
  expect(commands.length).toBeGreaterThan(0);
  const ofPage = Map.groupBy(blocks, ({ page }) => page);
  const pasted = programs.map((block) => collectFiles(block, ofPage.get(block.page)!));
  const types = await compile(sandbox, pasted, ofPage);
  const outcomes: Outcome[] = [];
  for (const page of new Set([...commands, ...programs].map((block) => block.page))) {
    const ofThis = pasted.filter(({ block }) => block.page === page);
    outcomes.push(...(await runPage(sandbox, ofPage.get(page)!, ofThis, types)));
  }
  await report(outcomes);
});

type Diagnostics = ReadonlyMap<string, readonly string[]>;

async function compile(
  sandbox: Sandbox,
  pasted: readonly PastedBlock[],
  ofPage: ReadonlyMap<string, readonly Block[]>,
): Promise<Diagnostics> {
  const folder = join(sandbox.folder, 'programs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const pages = new Set(pasted.map(({ block }) => block.page));
  const ofPages = [...pages].flatMap((page) => ofPage.get(page)!);
  for (const command of registryCommands(ofPages)) await sandbox.run(command, { cwd: folder });
  const packages = [...TOOLS, ...packagesToInstall(ofPages)];
  await sandbox.run(`npm install ${packages.join(' ')}`, { cwd: folder });
  for (const { files, name } of pasted) writeFiles(files, join(folder, BLOCKS, name));
  return errorsByFolder(await typeCheck(sandbox, folder, 'npx tsc --pretty false'), BLOCKS);
}

/** Goes down a page: pastes its programs, performs its commands, then starts what they did not. */
async function runPage(
  sandbox: Sandbox,
  blocks: readonly Block[],
  programs: readonly PastedBlock[],
  types: Diagnostics,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const terminal = new Terminal(sandbox, blocks[0]!.page);
  const run = new Map<string, readonly string[]>();
  writeFiles(filesOfPage(blocks), terminal.folder);
  for (const { files } of programs.toReversed()) writeFiles(files, terminal.folder);
  for (const block of blocksIn(blocks, 'shell').toSorted(byLife)) {
    const [{ text }] = filesToPaste(block) as [Block];
    const missing = MISSING.find(([sign]) => sign.test(text))?.[1];
    // A page that creates a project is followed from an empty folder by another test.
    const isElsewhere = programs.length === 0 && belongsToProject(block, blocks);
    if (missing !== undefined || isElsewhere) {
      const reason = missing ?? IS_TRIED_ELSEWHERE;
      outcomes.push(outcomeOf(block, { pasted: missing === undefined, reason }));
      continue;
    }
    const errors = await terminal.run(text);
    const program = /\bnode ([\w-]+\.ts)/.exec(text)?.[1];
    if (program !== undefined) run.set(program, errors);
    outcomes.push(outcomeOf(block, { pasted: true, run: errors.length === 0, errors }));
  }
  for (const { block, name, files, main } of programs) {
    const isCompiled = !types.has(name);
    const missing = uninstalledImports(files.values(), blocks, /^node:/);
    writeFiles(files, terminal.folder);
    const problems = isCompiled ? (run.get(main) ?? (await terminal.run(`node ${main}`))) : [];
    outcomes.push(
      outcomeOf(block, {
        pasted: true,
        compiled: isCompiled,
        run: isCompiled && problems.length === 0,
        errors: [
          ...missing.map((each) => `No command of the page installs "${each}".`),
          ...(types.get(name) ?? []),
          ...problems,
        ],
      }),
    );
  }
  terminal.close();
  return outcomes;
}

function belongsToProject(block: Block, ofPage: readonly Block[]): boolean {
  if (CREATES_PROJECT.test(block.text)) return true;
  const isInstallation = commandsOf([block]).every((command) =>
    /^npm (?:config|install)/.test(command),
  );
  return isInstallation && !ofPage.some(({ text }) => /^(?:npx mvf|node) /m.test(text));
}

/** What is created comes first; what deletes it comes last, and begins with the innermost. */
function byLife(a: Block, b: Block): number {
  const [first, second] = [deletes(a), deletes(b)];
  return first && second ? b.position - a.position : Number(first) - Number(second);
}

function deletes({ text }: Block): boolean {
  return text.includes('--request DELETE');
}
