/**
 * The door of every command: `node tools/bootstrap.mjs start`. Runs on any Node from 20.19, installs
 * what the lockfile says if that is not there yet, and goes on in TypeScript on the project's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules/.installed-lock-hash');
const pinnedNode = join(root, 'node_modules/node/bin/node');

requireNode();
installIfNeeded();
runCommand(process.argv.slice(2));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(`Node ${LEAST_NODE.join('.')} or newer is needed, found ${process.versions.node}.`);
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === lock && existsSync(pinnedNode)) return;
  console.log('▸ Installing packages (the first time takes a few minutes)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('`npm ci` did not succeed. Its messages above say why.');
  if (!existsSync(pinnedNode)) {
    fail('The `node` package did not install its binary. Allow its install script and try again.');
  }
  writeFileSync(stamp, lock);
}

function runCommand([command, ...rest]) {
  const script = join(root, 'tools/src', `${command}.ts`);
  if (!command || !existsSync(script)) fail(`There is no command "${command ?? ''}" in tools/src.`);
  // The site has no "type" in its package.json on purpose, see decisions/0003.
  const options = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', script, ...rest];
  const child = spawn(pinnedNode, options, { cwd: root, stdio: 'inherit', env: withLocalTools() });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function withLocalTools() {
  const binFolder = join(root, 'node_modules/.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${binFolder}${separator}${process.env.PATH ?? ''}` };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
