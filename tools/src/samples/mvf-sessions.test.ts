import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVenuesIfStale } from '../build-venues.ts';
import { ROOT } from '../repo.ts';

const SAMPLES = join(ROOT, 'examples/mvf/3');
const SESSIONS = [
  'export/session.txt',
  'read-bundle/session.txt',
  'read-bundle/validate.txt',
  'read-bundle/upgrade.txt',
];
let folder: string;

beforeAll(async () => {
  await buildVenuesIfStale();
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  const bundles = join(ROOT, 'venues/dist/kestrel-house');
  cpSync(join(bundles, 'mvf-3.zip'), join(folder, 'kestrel-house.zip'));
  cpSync(join(bundles, 'mvf-1.zip'), join(folder, 'kestrel-house-1.zip'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(SESSIONS)('the commands of %s print what it says', (session) => {
  const shown = readFileSync(join(SAMPLES, session), 'utf8').trim().split('\n\n');
  const real = shown.map((step) => {
    const [line = ''] = step.split('\n');
    return `${line}\n${run(line, dirname(join(SAMPLES, session)))}`.trim();
  });
  expect(real).toEqual(shown);
});

test('the export has the feature that pages show', () => {
  const { features } = readJson(join(folder, 'ground.geojson')) as {
    readonly features: readonly { readonly id: string }[];
  };
  const room = readJson(join(SAMPLES, 'export/room.json')) as { readonly id: string };
  expect(features.find(({ id }) => id === room.id)).toEqual(room);
});

/** Runs `$ npx mvf …` with the command line of the sources, `$ node main.ts …` with the sample. */
function run(line: string, sampleFolder: string): string {
  const [, command, name = '', ...args] = line.split(' ');
  const script =
    command === 'npx' ? join(ROOT, 'packages/mvf/bin/mvf.mjs') : join(sampleFolder, name);
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
