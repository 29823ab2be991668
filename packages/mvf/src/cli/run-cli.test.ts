import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyVenue } from '@brand/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../bundle/document.ts';
import type { BundleSummary } from '../bundle/inspect-bundle.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { writeBundle, writeFiles } from '../bundle/write-bundle.ts';
import { downgradeTo1 } from '../convert/downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../convert/downgrade/downgrade-to-2.ts';
import { runCli } from './run-cli.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mvf-cli-'));
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await runCli(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    isTerminal: false,
    hasColor: false,
    columns: 80,
  });
  return { code, out, err };
}

function put(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function brokenVenue(): Mvf3Document {
  const document = tinyVenue();
  document.locations?.push({ id: 'shop-1', details: { name: 'Bad \u001B[31mid' } });
  return document;
}

describe('runCli', () => {
  test('lists the commands and fails without a command', async () => {
    const { code, out } = await run();
    expect(code).toBe(2);
    for (const name of ['validate', 'inspect', 'upgrade', 'convert', 'build'])
      expect(out).toContain(name);
  });

  test('lists the options of a command in its help', async () => {
    expect(await run('help', 'convert')).toMatchObject({ code: 0 });
    expect((await run('convert', '--help')).out).toContain('--from <format>');
  });

  test('reports an unknown command, an unknown option and a missing input as usage errors', async () => {
    expect(await run('frobnicate')).toMatchObject({ code: 2, out: '' });
    const unknown = await run('validate', 'x.zip', '--colour');
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain('--colour');
    expect((await run('inspect')).err).toContain('Expected one input, found 0');
  });

  test('ends with a separate code and a sentence on the error stream when a file is missing', async () => {
    const { code, out, err } = await run('inspect', join(folder, 'none.zip'));
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/expected a file or folder, found none/);
  });
});

describe('validate', () => {
  test('ends with 0 for a valid bundle', async () => {
    const { code, out } = await run('validate', put('tiny.zip', writeBundle(tinyVenue())));
    expect(code).toBe(0);
    expect(out).toContain('MVF 3, no findings');
  });

  test('ends with 1 for a broken bundle, with place, sentence and page of each finding', async () => {
    const { code, out } = await run('validate', put('broken.zip', writeBundle(brokenVenue())));
    expect(code).toBe(1);
    expect(out).toContain('locations.json');
    expect(out).toContain('bad-id at /');
    expect(out).toContain('/docs/mvf/v3/specification/');
  });

  test('keeps control characters of a bundle out of the terminal', async () => {
    const { out } = await run('validate', put('broken.zip', writeBundle(brokenVenue())));
    expect(out).not.toContain('\u001B');
  });

  test('prints the findings as data with --json', async () => {
    const { code, out } = await run(
      'validate',
      put('broken.zip', writeBundle(brokenVenue())),
      '--json',
    );
    const result = JSON.parse(out) as { valid: boolean; findings: { code: string }[] };
    expect(code).toBe(1);
    expect(result.valid).toBe(false);
    expect(result.findings.map((finding) => finding.code)).toContain('bad-id');
  });

  test('reports a source that is not a bundle as a finding, without crashing', async () => {
    const { code, out } = await run('validate', put('notes.zip', 'hello'));
    expect(code).toBe(1);
    expect(out).toContain('not-a-zip');
  });
});

describe('inspect', () => {
  test('prints name, floors, places and files', async () => {
    const { code, out } = await run('inspect', put('tiny.zip', writeBundle(tinyVenue())));
    expect(code).toBe(0);
    expect(out).toMatch(/MVF 3, 3 floors/);
    expect(out).toContain('manifest.geojson');
  });

  test.each([
    [3, tinyVenue()],
    [2, downgradeTo2(tinyVenue()).document],
    [1, downgradeTo1(tinyVenue()).document],
  ])('counts floors, shapes, nodes and connections of version %i', async (version, document) => {
    const { out } = await run('inspect', put('tiny.zip', writeBundle(document)), '--json');
    const summary = JSON.parse(out) as BundleSummary;
    expect(summary).toMatchObject({ version, connections: tinyVenue().connections?.length });
    expect(summary.floors.map(({ elevation }) => elevation)).toEqual([1, 0, 0]);
    expect(summary.locations).toBeGreaterThan(0);
    for (const floor of summary.floors) {
      expect(floor.features).toBeGreaterThan(0);
      expect(floor.nodes).toBeGreaterThan(0);
    }
  });
});

describe('upgrade', () => {
  test('writes version 3 and reports the changes', async () => {
    const input = put('old.zip', writeBundle(downgradeTo2(tinyVenue()).document));
    const output = join(folder, 'new.zip');
    const { code, err } = await run('upgrade', input, '-o', output);
    expect(code).toBe(0);
    expect(err).toContain('Wrote');
    expect((await readBundle(readFileSync(output))).version).toBe(3);
  });

  test('does not overwrite without --force, and fails before the work', async () => {
    const input = put('old.zip', writeBundle(downgradeTo2(tinyVenue()).document));
    const output = put('precious.zip', 'precious');
    const refused = await run('upgrade', input, '-o', output);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('--force');
    expect(readFileSync(output, 'utf8')).toBe('precious');
    expect((await run('upgrade', input, '-o', output, '--force')).code).toBe(0);
  });

  test('needs an output', async () => {
    expect((await run('upgrade', put('x.zip', ''))).err).toContain('--output');
  });
});

describe('convert', () => {
  test.each([
    ['mvf2', 'out.zip'],
    ['mvf1', 'out.zip'],
    ['imdf', 'out.zip'],
    ['geojson', 'out.geojson'],
  ])('writes %s', async (to, name) => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const { code } = await run('convert', input, '--to', to, '-o', join(folder, name));
    expect(code).toBe(0);
    expect(existsSync(join(folder, name))).toBe(true);
    expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  test('draws a floor, and requires its id when there are several', async () => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const output = join(folder, 'floor.svg');
    expect((await run('convert', input, '--to', 'svg', '-o', output)).err).toContain('--floor');
    const floor = tinyVenue().floors.features[0]?.properties.id ?? '';
    expect((await run('convert', input, '--to', 'svg', '--floor', floor, '-o', output)).code).toBe(
      0,
    );
    expect(readFileSync(output, 'utf8')).toMatch(/^<svg/);
  });

  test.each(['geojson', 'svg'])('writes %s into a folder, a file for each floor', async (to) => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const output = join(folder, 'floors/');
    expect((await run('convert', input, '--to', to, '-o', output)).code).toBe(0);
    const ids = tinyVenue().floors.features.map(({ properties }) => properties.id);
    expect(readdirSync(output).toSorted()).toEqual(ids.map((id) => `${id}.${to}`).toSorted());
  });

  test('lists the floors of the venue', async () => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const output = join(folder, 'floor.geojson');
    const { err } = await run('convert', input, '--to', 'geojson', '--floor', 'f_x', '-o', output);
    expect(err).toContain('--floor: expected one of');
  });

  test('detects IMDF without an explicit format', async () => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const imdf = join(folder, 'imdf.zip');
    await run('convert', input, '--to', 'imdf', '-o', imdf);
    const back = join(folder, 'back.zip');
    expect((await run('convert', imdf, '-o', back)).code).toBe(0);
    expect((await readBundle(readFileSync(back))).floorIds).toHaveLength(3);
  });

  test('lists the known formats for an unknown one', async () => {
    const { code, err } = await run('convert', put('a.zip', ''), '--to', 'dwg', '-o', 'x');
    expect(code).toBe(2);
    expect(err).toContain('expected one of mvf3, mvf2, mvf1, imdf, geojson, svg, found "dwg"');
  });

  test('lists the readable formats for a file that is not a venue', async () => {
    const { code, err } = await run('convert', put('a.txt', 'hello'), '-o', join(folder, 'x.zip'));
    expect(code).toBe(3);
    expect(err).toContain('IndoorGML');
  });
});

describe('build', () => {
  test('packs a folder into a zip with the same files', async () => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const files = `${join(folder, 'files')}/`;
    expect((await run('convert', input, '-o', files)).code).toBe(0);
    const output = join(folder, 'again.zip');
    expect((await run('build', files, '-o', output)).code).toBe(0);
    expect(readFileSync(output).equals(readFileSync(input))).toBe(true);
    expect([...writeFiles(tinyVenue()).keys()].every((path) => existsSync(join(files, path)))).toBe(
      true,
    );
  });

  test('writes nothing when the bundle is broken', async () => {
    const output = join(folder, 'out.zip');
    const { code, err } = await run(
      'build',
      put('broken.zip', writeBundle(brokenVenue())),
      '-o',
      output,
    );
    expect(code).toBe(1);
    expect(err).toContain('bad-id');
    expect(existsSync(output)).toBe(false);
  });

  test('runs a module whose default export is a draft', async () => {
    const draft = {
      name: 'Hut',
      time: '2026-01-01T00:00:00Z',
      buildings: [{ key: 'hut', floors: ['g'] }],
      floors: [{ key: 'g', elevation: 0 }],
      shapes: [
        {
          key: 'room',
          floor: 'g',
          kind: 'room',
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [0.0001, 0],
                [0.0001, 0.0001],
                [0, 0.0001],
                [0, 0],
              ],
            ],
          },
        },
      ],
      doors: [],
      connections: [],
      categories: [],
      places: [],
    };
    const input = put('hut.mjs', `export default ${JSON.stringify(draft)};`);
    const output = join(folder, 'hut.zip');
    expect((await run('build', input, '-o', output)).code).toBe(0);
    expect((await readBundle(readFileSync(output))).floorIds).toHaveLength(1);
  });
});

test('runs from its bin', { timeout: 60_000 }, () => {
  const bin = join(import.meta.dirname, '../../bin/mvf.mjs');
  const input = put('tiny.zip', writeBundle(tinyVenue()));
  expect(execFileSync(process.execPath, [bin, 'validate', input], { encoding: 'utf8' })).toContain(
    'no findings',
  );
});
