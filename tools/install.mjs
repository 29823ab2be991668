/**
 * Installs packages. Plain JavaScript, because it runs on any Node from 20.19, before packages exist.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviceFor } from './failure-advice.mjs';
import { withAddresses } from './addressed-lockfile.mjs';

/** Packages for serving the portal: the `dependencies` of all workspaces. */
export const SERVING = 'serving';
/** Also packages for samples, tests and benches: their `devDependencies`. */
export const EVERYTHING = 'everything';

const PROGRESS_MS = 10_000;

/** Installs the packages of the lockfile if needed. Errors have a message for the user. */
export async function installPackages(root, extent) {
  const stamp = join(root, 'node_modules/.installed.json');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = readStamp(stamp);
  const isCurrent = installed.lock === lock;
  if (isCurrent && (installed.extent === EVERYTHING || installed.extent === extent)) return;
  const begin = Date.now();
  const what = extent === SERVING ? 'packages' : 'packages for samples, tests and benches, too';
  const text = () => `▸ Installing ${what} (${Math.round((Date.now() - begin) / 1000)} s)`;
  console.log(`▸ Installing ${what}`);
  const timer = setInterval(() => console.log(text()), PROGRESS_MS);
  let isInterrupted = false;
  // The signal ends npm, but not this process, which first removes its temporary lockfile.
  const onInterrupt = () => (isInterrupted = true);
  process.on('SIGINT', onInterrupt);
  try {
    await install(root, extent, isCurrent ? 'added' : 'all');
  } finally {
    clearInterval(timer);
    process.off('SIGINT', onInterrupt);
    if (isInterrupted) process.exit(130);
  }
  writeFileSync(stamp, JSON.stringify({ lock, extent }));
}

function readStamp(stamp) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

async function install(root, extent, mode) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = [
    // `ci` would first empty the folder that this process may run from.
    ...(mode === 'added' ? ['install', '--no-save'] : ['ci']),
    ...(extent === SERVING ? ['--omit=dev', '--omit=peer'] : []),
    ...quiet,
  ];
  const registry = (await npm(root, ['config', 'get', 'registry'])).output.trim();
  let result = await withAddresses(root, registry, () => npm(root, args));
  // A registry may use other URLs. npm then requests each of them.
  if (result.status !== 0 && /\b(?:404|403|E404)\b/.test(result.errors))
    result = await npm(root, args);
  if (result.status === 0) return;
  throw new Error(
    adviceFor(result.errors) ??
      `npm could not install the packages. It says:\n${result.errors.trim()}`,
  );
}

function npm(root, args) {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((resolve, reject) => {
    child.on('error', ({ message }) => reject(new Error(`npm cannot be started: ${message}`)));
    child.on('close', (status) => resolve({ status, output, errors }));
  });
}
