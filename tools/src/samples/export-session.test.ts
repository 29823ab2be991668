import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVenuesIfStale } from '../build-venues.ts';
import { ROOT } from '../repo.ts';

const SAMPLES = join(ROOT, 'examples/mvf/3/export');
let folder: string;

beforeAll(async () => {
  await buildVenuesIfStale();
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  const bundle = join(ROOT, 'venues/dist/kestrel-house/mvf-3.zip');
  cpSync(bundle, join(folder, 'kestrel-house.zip'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the commands that pages show print what pages say, and write the feature that they show', () => {
  const shown = readFileSync(join(SAMPLES, 'session.txt'), 'utf8').trim().split('\n\n');
  const real = shown.map((step) => {
    const [line = ''] = step.split('\n');
    return `${line}\n${run(line)}`.trim();
  });
  expect(real).toEqual(shown);
  const { features } = readJson(join(folder, 'ground.geojson')) as {
    readonly features: readonly { readonly id: string }[];
  };
  const room = readJson(join(SAMPLES, 'room.json')) as { readonly id: string };
  expect(features.find(({ id }) => id === room.id)).toEqual(room);
});

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
