import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildVenuesIfStale } from '../build-venues.ts';
import { ROOT } from '../repo.ts';

const SAMPLES = join(ROOT, 'examples/mvf');
/** What the bundles of the sessions are called. */
const BUNDLES = {
  'mvf-1.zip': 'kestrel-house-1.zip',
  'mvf-2.zip': 'kestrel-house-2.zip',
  'mvf-3.zip': 'kestrel-house.zip',
};
let folder: string;

beforeAll(async () => void (await buildVenuesIfStale()));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'session-'));
  for (const [bundle, name] of Object.entries(BUNDLES))
    cpSync(join(ROOT, 'venues/dist/kestrel-house', bundle), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['1/upgrade', '2/upgrade', '3/export'])(
  'the commands of %s print what pages say',
  (sample) => {
    const shown = stepsOf(sample);
    expect(shown.map(runStep)).toEqual(shown);
  },
);

test('an export writes the feature that pages show', () => {
  stepsOf('3/export').forEach(runStep);
  const { features } = readJson(join(folder, 'ground.geojson')) as {
    readonly features: readonly { readonly id: string }[];
  };
  const room = readJson(join(SAMPLES, '3/export/room.json')) as { readonly id: string };
  expect(features.find(({ id }) => id === room.id)).toEqual(room);
});

function stepsOf(sample: string): string[] {
  return readFileSync(join(SAMPLES, sample, 'session.txt'), 'utf8')
    .trim()
    .split('\n\n');
}

/** The command of a step, and what it prints. */
function runStep(step: string): string {
  const [line = ''] = step.split('\n');
  return `${line}\n${run(line)}`.trim();
}

/** Runs `$ npx mvf …` with the command line of the sources. */
function run(line: string): string {
  const [, , , ...args] = line.split(' ');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/mvf/bin/mvf.mjs'), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
