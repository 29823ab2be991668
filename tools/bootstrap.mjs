/**
 * Entry point of every command: `node tools/bootstrap.mjs start`. Runs on any Node from 20.19,
 * installs the packages of the lockfile if needed, and continues in TypeScript on Node 24.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERYTHING, installPackages, SERVING } from './install.mjs';

const MIN_NODE = [20, 19];
/** Runs TypeScript without a build, and supports `import.meta.main`. */
const MIN_NODE_FOR_TYPESCRIPT = [24, 2];
/** Commands that do not need the packages of samples, tests and benches. */
const SERVING_COMMANDS = [
  'start',
  'build',
  'offline-zip',
  'search-push',
  'search-report',
  'assistant-report',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...rest] = process.argv.slice(2);

try {
  requireNode();
  const script = join(root, 'tools/src/commands', `${command}.ts`);
  if (command === '' || !existsSync(script)) {
    throw new Error(`There is no command "${command}" in tools/src/commands.`);
  }
  await installPackages(root, SERVING_COMMANDS.includes(command) ? SERVING : EVERYTHING);
  run(script);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function requireNode() {
  if (isAtLeast(MIN_NODE)) return;
  throw new Error(`Node ${MIN_NODE.join('.')} or newer is needed, found ${process.versions.node}.`);
}

function isAtLeast([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function run(script) {
  // The site has no "type" in its package.json on purpose, see decisions/0003.
  const options = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', script, ...rest];
  const child = spawn(findNode(), options, {
    cwd: root,
    stdio: 'inherit',
    env: commandEnvironment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** The project's own Node, an npm package; otherwise the running one, if it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = platform === 'win' ? 'node.exe' : 'bin/node';
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, file);
  if (existsSync(own)) return own;
  if (isAtLeast(MIN_NODE_FOR_TYPESCRIPT)) return process.execPath;
  throw new Error(
    `There is no package with Node 24 for ${process.platform} on ${process.arch}. ` +
      `Install Node ${MIN_NODE_FOR_TYPESCRIPT.join('.')} or newer, and start again.`,
  );
}

function commandEnvironment() {
  const folders = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
  return {
    // Steps are separate processes, and many load the same compiler.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    ...process.env,
    PATH: folders.join(delimiter),
  };
}
