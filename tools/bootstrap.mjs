/**
 * The door of every command: `node tools/bootstrap.mjs start`. Runs on any Node from 20.19, installs
 * what the lockfile says if that is not there yet, and goes on in TypeScript on the project's own Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAddresses } from './addressed-lockfile.mjs';

const LEAST_NODE = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules/.installed-lock-hash');
const pinnedNode = join(root, 'node_modules/node/bin/node');

requireNode();
await installIfNeeded();
runCommand(process.argv.slice(2));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(`Node ${LEAST_NODE.join('.')} or newer is needed, found ${process.versions.node}.`);
}

async function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === lock && existsSync(pinnedNode)) return;
  console.log('▸ Installing packages (the first time takes a few minutes)');
  await install();
  if (!existsSync(pinnedNode)) {
    fail('The `node` package did not install its binary. Allow its install script and try again.');
  }
  writeFileSync(stamp, lock);
}

async function install() {
  let isInterrupted = false;
  // Ends npm, but not this process, which first takes away what it wrote for npm.
  const onInterrupt = () => (isInterrupted = true);
  process.on('SIGINT', onInterrupt);
  const ci = (stdio) => npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], stdio);
  const registry = (await npm(['config', 'get', 'registry'], 'pipe')).output.trim();
  let { status } = await withAddresses(root, registry, () => ci('ignore'));
  // A registry may keep its packages elsewhere. npm then asks it about each.
  if (status !== 0 && !isInterrupted) ({ status } = await ci('inherit'));
  process.off('SIGINT', onInterrupt);
  if (isInterrupted) process.exit(130);
  if (status !== 0) fail('`npm ci` did not succeed. Its messages above say why.');
}

function npm(args, stdio) {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => fail(`npm cannot be started: ${message}`));
    child.on('close', (status) => resolve({ status, output }));
  });
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
