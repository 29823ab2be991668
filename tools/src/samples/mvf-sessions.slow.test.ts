import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildVenuesIfStale } from '../products/build-venues.ts';
import { ROOT } from '../shared/repo.ts';

const SAMPLES = join(ROOT, 'examples/mvf');
const SESSIONS = [
  '1/upgrade/session.txt',
  '2/upgrade/session.txt',
  '3/export/session.txt',
  '3/find-route/session.txt',
  '3/translations/session.txt',
  '3/convert-imdf/export.txt',
  '3/convert-imdf/import.txt',
  '3/read-bundle/session.txt',
  '3/read-bundle/validate.txt',
  '3/read-bundle/upgrade.txt',
];
/** Sessions that continue with the files of another one. */
const CONTINUED: Readonly<Record<string, string>> = {
  '3/convert-imdf/import.txt': '3/convert-imdf/export.txt',
};
let folder: string;

beforeAll(async () => void (await buildVenuesIfStale()), 300_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  const airport = join(ROOT, 'venues/dist/northwind-airport/mvf-3.zip');
  cpSync(airport, join(folder, 'northwind-airport.zip'));
  const bundles = join(ROOT, 'venues/dist/kestrel-house');
  cpSync(join(bundles, 'mvf-3.zip'), join(folder, 'kestrel-house.zip'));
  cpSync(join(bundles, 'mvf-2.zip'), join(folder, 'kestrel-house-2.zip'));
  cpSync(join(bundles, 'mvf-1.zip'), join(folder, 'kestrel-house-1.zip'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(SESSIONS)('reproduces the output in %s', (session) => {
  const before = CONTINUED[session];
  if (before !== undefined) for (const step of stepsOf(before)) runStep(step, before);
  const shown = stepsOf(session);
  expect(shown.map((step) => runStep(step, session))).toEqual(shown);
});

/** Not every machine has it; the syntax of the script is tested on all. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('reproduces the output of the Python script', () => {
  const session = '3/read-bundle/python.txt';
  const shown = stepsOf(session);
  expect(shown.map((step) => runStep(step, session))).toEqual(shown);
});

test('exports the feature that pages show', () => {
  const session = '3/export/session.txt';
  for (const step of stepsOf(session)) runStep(step, session);
  const { features } = readJson(join(folder, 'ground.geojson')) as {
    readonly features: readonly { readonly id: string }[];
  };
  const room = readJson(join(SAMPLES, '3/export/room.json')) as { readonly id: string };
  expect(features.find(({ id }) => id === room.id)).toEqual(room);
});

function stepsOf(session: string): string[] {
  return readFileSync(join(SAMPLES, session), 'utf8').trim().split('\n\n');
}

/** The output of a step's command. */
function runStep(step: string, session: string): string {
  const [line = ''] = step.split('\n');
  return `${line}\n${run(line, dirname(join(SAMPLES, session)))}`.trim();
}

/** Runs `$ npx mvf …` with the CLI of the sources, and other commands with the sample. */
function run(line: string, sampleFolder: string): string {
  const [, command = '', name = '', ...args] = line.split(' ');
  const script =
    command === 'npx' ? join(ROOT, 'packages/mvf/bin/mvf.mjs') : join(sampleFolder, name);
  const program = command === 'python3' ? command : process.execPath;
  const { stdout, stderr } = spawnSync(program, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
