import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyVenue } from '@brand/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../../brand.ts';
import { writeZip } from '../archive/write-zip.ts';
import type { Mvf3Document } from '../bundle/document.ts';
import type { BundleSummary } from '../bundle/inspect-bundle.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { writeBundle, writeFiles } from '../bundle/write-bundle.ts';
import { downgradeTo1 } from '../convert/downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../convert/downgrade/downgrade-to-2.ts';
import { houseXml } from '../convert/indoorgml/sample-house.fixture.ts';
import { EXIT } from './cli-io.ts';
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

type JsonReport = {
  readonly counts: object;
  readonly rules: readonly object[];
  readonly findings: readonly object[];
};

function warnedVenue(): Mvf3Document {
  const document = tinyVenue();
  document.locations[0]!.logo = 'assets/gone.svg';
  return document;
}

/** 150 references to nothing, of which the validator lists 100, two bad numbers and a warning. */
function manyFindings(): Mvf3Document {
  const document = tinyVenue();
  document.locations[0]!.categories = Array.from({ length: 150 }, (_, index) => `lcat_${index}`);
  document.locations[0]!.logo = 'assets/gone.svg';
  document.defaultStyle['room']!.opacity = 3;
  document.defaultStyle['wall']!.opacity = 3;
  return document;
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

  test('ends with 1 for a broken bundle, with an example, the fix and an absolute link', async () => {
    const { code, out } = await run('validate', put('broken.zip', writeBundle(brokenVenue())));
    expect(code).toBe(1);
    expect(out).toContain('error bad-id ×1: An id does not have the form of its type.');
    expect(out).toContain('  locations.json /');
    expect(out).toContain('  Fix: Start the id with its prefix');
    expect(out).toContain(`  ${brand.siteUrl}/docs/mvf/v3/specification/core#bad-id\n`);
  });

  test('summarizes many findings by rule, the worst first', async () => {
    const { out } = await run('validate', put('many.zip', writeBundle(manyFindings())));
    expect(out.split('\n')[0]).toMatch(/: MVF 3, 152 errors, 1 warning, 0 notes$/);
    expect(out.match(/^(error|warning) \S+ ×\d+/gm)).toEqual([
      'error unresolved-id ×150',
      'error out-of-range ×2',
      'warning missing-asset ×1',
    ]);
    expect(out.match(/Fix: Correct the id/g)).toHaveLength(1);
    expect(out).toContain('… and 149 more');
    expect(out).toContain('add --rule <code>');
    expect(out.split('\n').length).toBeLessThan(25);
  });

  test('lists as many findings of each rule as --limit says', async () => {
    const input = put('many.zip', writeBundle(manyFindings()));
    const places = async (...args: string[]): Promise<number | undefined> =>
      (await run('validate', input, ...args)).out.match(/^ {2}\S+\.json /gm)?.length;
    expect(await places()).toBe(3);
    expect(await places('--limit', '5')).toBe(8);
    expect(await places('--limit', '0')).toBeUndefined();
    expect(await places('--rule', 'unresolved-id')).toBe(20);
    expect(await places('--rule', 'out-of-range', '--rule', 'missing-asset')).toBe(3);
  });

  test('ends with the same code whatever is listed', async () => {
    const input = put('many.zip', writeBundle(manyFindings()));
    const { code, out } = await run('validate', input, '--rule', 'missing-asset');
    expect(code).toBe(1);
    expect(out).not.toContain('unresolved-id');
  });

  test('fails on warnings with --strict only', async () => {
    const input = put('warned.zip', writeBundle(warnedVenue()));
    expect((await run('validate', input)).code).toBe(0);
    expect((await run('validate', input, '--strict')).code).toBe(1);
  });

  test.each([
    [['--rule', 'unresolved'], '--rule: expected the code of a rule'],
    [['--limit', 'ten'], '--limit: expected a whole number from 0, found "ten"'],
    [['--limit=-1'], '--limit: expected a whole number from 0, found "-1"'],
    [['--json', '--sarif'], '--json, --sarif: expected one of them, found both'],
  ])('reports %j as a usage error', async (args, message) => {
    const { code, out, err } = await run('validate', 'x.zip', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('output of validate', () => {
  test('lists its exit codes in its help', async () => {
    const { out } = await run('validate', '--help');
    for (const code of Object.values(EXIT)) expect(out).toMatch(new RegExp(`^  ${code}  \\w`, 'm'));
  });

  test('colours severities on a terminal that has colours', async () => {
    const input = put('broken.zip', writeBundle(brokenVenue()));
    expect((await run('validate', input)).out).not.toContain('\u001B');
    let out = '';
    await runCli(['validate', input], {
      out: (text) => (out += text),
      err: () => {},
      isTerminal: true,
      hasColor: true,
      columns: 80,
    });
    expect(out).toContain('\u001B[31merror\u001B[0m bad-id');
    expect(out).not.toContain('Bad \u001B');
  });

  test('keeps control characters of a bundle out of the terminal', async () => {
    const { out } = await run('validate', put('broken.zip', writeBundle(brokenVenue())));
    expect(out).not.toContain('\u001B');
  });

  test('prints rules and all findings as JSON with --json', async () => {
    const input = put('many.zip', writeBundle(manyFindings()));
    const { code, out } = await run('validate', input, '--json');
    const report = JSON.parse(out) as JsonReport;
    expect(code).toBe(1);
    expect(Object.keys(report)).toEqual([
      'input',
      'version',
      'valid',
      'counts',
      'rules',
      'findings',
    ]);
    expect(report).toMatchObject({ input, version: 3, valid: false });
    expect(report.counts).toEqual({ error: 152, warning: 1, info: 0 });
    expect(report.rules[0]).toEqual({
      code: 'unresolved-id',
      severity: 'error',
      title: 'An id refers to an object that does not exist.',
      fix: 'Correct the id, or remove the reference.',
      docs: `${brand.siteUrl}/docs/mvf/v3/specification/core#unresolved-id`,
      count: 150,
      files: 1,
    });
    expect(report.findings).toHaveLength(103);
    expect(report.findings[0]).toEqual({
      code: 'unresolved-id',
      severity: 'error',
      file: 'locations.json',
      pointer: '/0/categories/0',
      message: expect.stringContaining('locations.json /0/categories/0: expected'),
      fix: 'Correct the id, or remove the reference.',
      docs: `${brand.siteUrl}/docs/mvf/v3/specification/core#unresolved-id`,
    });
    const short = await run('validate', input, '--json', '--limit', '1', '--rule', 'out-of-range');
    expect((JSON.parse(short.out) as JsonReport).findings).toHaveLength(1);
  });

  test('reports a source that is not a bundle as a finding, without crashing', async () => {
    const { code, out } = await run('validate', put('notes.zip', 'hello'));
    expect(code).toBe(1);
    expect(out).toContain('not-a-zip');
  });
});

describe('validate of another format', () => {
  const OSM = '<?xml version="1.0"?><osm version="0.6"><node id="1" lat="1" lon="1"/></osm>';
  const GML = '<IndoorFeatures xmlns="http://www.opengis.net/indoorgml/1.0/core"/>';
  const GEOJSON = '{"type": "FeatureCollection", "features": []}';

  test.each([
    ['station.osm', OSM, 'OpenStreetMap data', 'station-mvf.zip'],
    ['hall.gml', GML, 'IndoorGML', 'hall-mvf.zip'],
    ['plan.geojson', GEOJSON, 'GeoJSON', 'plan-mvf.zip'],
  ])('names the command that converts %s', async (name, content, format, output) => {
    const input = put(name, content);
    const { code, out, err } = await run('validate', input);
    expect({ code, out }).toEqual({ code: EXIT.input, out: '' });
    expect(err).toContain(`expected an MVF bundle, found ${format}.`);
    expect(err).toContain(`  mvf convert ${input} --output ${output}\n`);
  });

  test('recognizes an IMDF archive, packed or as a folder', async () => {
    const tiny = put('tiny.zip', writeBundle(tinyVenue()));
    for (const target of ['imdf.zip', 'imdf folder/']) {
      const imdf = join(folder, target);
      await run('convert', tiny, '--to', 'imdf', '-o', imdf);
      const { code, err } = await run('validate', imdf);
      expect(code).toBe(EXIT.input);
      expect(err).toContain('found an IMDF archive');
    }
    const quoted = `mvf convert "${join(folder, 'imdf folder/')}" --output "imdf folder-mvf.zip"`;
    expect((await run('validate', join(folder, 'imdf folder/'))).err).toContain(quoted);
  });

  test.each([
    ['JSON that is not GeoJSON', 'settings.json', '{"theme": "dark"}'],
    ['text', 'notes.txt', 'hello'],
  ])('reports %s as a finding', async (_, name, content) => {
    expect((await run('validate', put(name, content))).code).toBe(EXIT.findings);
  });

  test('reports a bundle without a manifest as a finding', async () => {
    const files = writeFiles(tinyVenue());
    const part = new Map([...files].filter(([path]) => /^(floors|locations)\./.test(path)));
    const { code, out } = await run('validate', put('part.zip', writeZip(part)));
    expect(code).toBe(EXIT.findings);
    expect(out).toContain('missing-file');
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

  test('moves the venue to its anchor, which may be in the west', async () => {
    const input = put('tiny.zip', writeBundle(tinyVenue()));
    const output = join(folder, 'moved.zip');
    const place = ['--anchor', '-73.98,40.75', '--rotation', '-7.5'];
    const { code, err } = await run('convert', input, ...place, '-o', output);
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('moved-venue') });
    const document = await (await readBundle(readFileSync(output))).load();
    expect(document).toMatchObject({
      manifest: { features: [{ geometry: { coordinates: [-73.98, 40.75] } }] },
    });
  });

  test('places local coordinates at the anchor instead of guessing', async () => {
    const input = put('house.gml', houseXml());
    const [guessed, placed] = [join(folder, 'guessed.zip'), join(folder, 'placed.zip')];
    expect((await run('convert', input, '-o', guessed)).err).toContain('no-anchor');
    const place = ['--anchor', '4.3525,50.8467', '--origin', '0,0'];
    const { err } = await run('convert', input, ...place, '-o', placed);
    expect(err).not.toContain('no-anchor');
    expect(err).toContain('moved from 0, 0 to 4.3525, 50.8467');
  });

  test.each([
    [['--anchor', '50,129'], '--anchor: expected longitude,latitude in degrees'],
    [['--anchor', '4.35'], 'found "4.35"'],
    [['--anchor', '4.35,50.84,12'], 'found "4.35,50.84,12"'],
    [['--anchor', '4.35,north'], 'found "4.35,north"'],
    [['--anchor', '4,50', '--origin', ''], '--origin: expected longitude,latitude'],
    [['--anchor', '4,50', '--rotation', 'left'], '--rotation: expected degrees clockwise'],
    [['--rotation', '12'], '--rotation: expected --anchor with it, found none'],
  ])('refuses %j with what was expected', async (place, sentence) => {
    const { code, err } = await run('convert', 'none.zip', ...place, '-o', join(folder, 'x.zip'));
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
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
