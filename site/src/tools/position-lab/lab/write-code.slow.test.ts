import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@brand/geo';
import { MAX_HASH_LENGTH } from '@brand/wire/playground';
import type { PositionFilter, RecordedPosition } from '@brand/web-sdk/blue-dot';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { compileAsSamples } from '../../../../../tools/src/samples/compile-as-samples.ts';
import { createFilter } from './create-filter.ts';
import { openTinyLab } from './lab.fixture.ts';
import { writePlaygroundLink } from './playground-link.ts';
import {
  DOT_CONTROLS,
  DOT_DEFAULTS,
  FILTER_DEFAULTS,
  type FilterSettings,
  type LabSettings,
  NEW_SETTINGS,
} from './settings.ts';
import { writeLabCode } from './write-code.ts';

const DEMO = { packageScope: '@brand', venue: { kind: 'demo', id: 'harbour-mall' } } as const;
const OWN = { packageScope: '@brand', venue: { kind: 'file', name: "my 'own'.zip" } } as const;
const lab = await openTinyLab();
const { venue, paths } = lab;

const STEPS: FilterSettings = { maxAccuracy: 20, maxSpeed: 4, smoothing: 2, snapWithin: 3 };
/** Each step alone, and all subsets of them. */
const FILTERS = Array.from({ length: 16 }, (_, bits): FilterSettings => {
  const names = Object.keys(STEPS) as (keyof FilterSettings)[];
  const on = names.filter((_name, index) => (bits & (1 << index)) !== 0);
  return { ...FILTER_DEFAULTS, ...Object.fromEntries(on.map((name) => [name, STEPS[name]])) };
});

function withFilter(filter: FilterSettings): LabSettings {
  return { ...NEW_SETTINGS, filter };
}

function walk(count: number): RecordedPosition[] {
  const random = seededRandom(3);
  return Array.from({ length: count }, (_, index) => ({
    lngLat: venue.frame.toLngLat({ x: random() * 40 - 20, y: random() * 40 - 20 }),
    accuracy: Math.round(random() * 30),
    timestamp: index * 1000,
    floorId: index < count / 2 ? 'f_ground' : 'f_upper',
  }));
}

/** Runs a written program against a map of the venue. Returns the filter that it sets. */
async function runFilter(code: string): Promise<PositionFilter | undefined> {
  const body = code.replaceAll(/^import .*$/gm, '').replace(/^const button[\s\S]*$/m, '');
  const { outputText } = ts.transpileModule(body, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  let filter: PositionFilter | undefined;
  const dot = { setFilter: (set: PositionFilter) => (filter = set) };
  const program = new Function(
    'showVenue',
    'blueDot',
    `return (async () => {${outputText.replaceAll('export {};', '')}})()`,
  ) as (showVenue: unknown, blueDot: unknown) => Promise<void>;
  await program(async () => ({ venue, use: () => dot }), {});
  return filter;
}

function writeDemo(recording: readonly RecordedPosition[]): string {
  return writeLabCode(NEW_SETTINGS, { ...DEMO, recording });
}

describe('writeLabCode', () => {
  test('writes only what differs from the defaults', () => {
    const code = writeLabCode(NEW_SETTINGS, DEMO);
    expect(code).toContain('const dot = map.use(blueDot);');
    expect(code).not.toContain('setFilter');
    const changed = { ...NEW_SETTINGS, dot: { ...DOT_DEFAULTS, staleAfter: 5000 } };
    expect(writeLabCode(changed, DEMO)).toContain('map.use(blueDot, {\n  staleAfter: 5000,\n});');
  });

  test('writes code that compiles for every filter, venue and recording', () => {
    const all: LabSettings = {
      ...withFilter(STEPS),
      dot: {
        staleAfter: 1,
        uncertainAbove: 2,
        boundsPadding: 3,
        uncertain: 'hidden',
        outOfBounds: 'shown',
      },
    };
    const hostile = walk(2).map((report) => ({
      ...report,
      floorId: "f'\\\n${'x'}\u2028</script>",
    }));
    const problems = compileAsSamples('web-sdk/6.0', {
      ...Object.fromEntries(
        FILTERS.map((filter, index) => [
          `position-lab/filter-${index}.ts`,
          writeLabCode(withFilter(filter), DEMO),
        ]),
      ),
      'position-lab/all.ts': writeLabCode(all, { ...DEMO, recording: walk(3) }),
      'position-lab/own.ts': writeLabCode(all, OWN),
      'position-lab/hostile.ts': writeLabCode(all, { ...OWN, recording: hostile }),
      'position-lab/empty.ts': writeLabCode(all, { ...DEMO, recording: [] }),
      'position-lab/wrong.ts': writeLabCode(all, DEMO).replace('boundsPadding', 'padding'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^position-lab\/wrong\.ts: .*'padding' does not exist/),
    ]);
  });

  test.each(FILTERS.slice(1).map((filter) => [JSON.stringify(filter), filter] as const))(
    'writes the filter that the lab runs: %s',
    async (_, filter) => {
      const written = await runFilter(writeLabCode(withFilter(filter), DEMO));
      const recording = walk(400);
      const results = [written, createFilter(filter, { frame: venue.frame, paths })].map((each) => {
        const { positions } = lab.replay(venue, recording, { filter: each });
        return positions.map(({ outcome, position }) => ({ outcome, position }));
      });
      expect(results[0]).toEqual(results[1]);
      expect(results[0]).not.toEqual(
        lab
          .replay(venue, recording)
          .positions.map(({ outcome, position }) => ({ outcome, position })),
      );
    },
  );
});

describe('the parameters', () => {
  const source = readFileSync(
    join(
      import.meta.dirname,
      '../../../../../packages/web-sdk/src/features/blue-dot/blue-dot-options.ts',
    ),
    'utf8',
  );

  test.each(Object.entries(DOT_DEFAULTS))('have the default of the SDK for %s', (name, value) => {
    const [, comment = ''] =
      new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*readonly ${name}\\??:`).exec(source) ?? [];
    const [, documented = ''] = /@defaultValue `'?([^`']+)'?`/.exec(comment) ?? [];
    expect(documented).toBe(String(value));
    const label = DOT_CONTROLS.find((each) => each.name === name)?.label ?? '';
    const [, unit] = / \((.+)\)$/.exec(label) ?? [];
    const documentedUnit = /, in (milliseconds|metres)\./.exec(comment)?.[1];
    expect(unit).toBe(documentedUnit && { milliseconds: 'ms', metres: 'm' }[documentedUnit]);
  });
});

describe('writePlaygroundLink', () => {
  test('thins a long recording until the link fits', async () => {
    const short = await writePlaygroundLink(walk(60), writeDemo);
    expect(short?.every).toBe(1);
    const long = await writePlaygroundLink(walk(5000), writeDemo);
    expect(long?.every).toBeGreaterThan(4);
    expect(long?.hash.length).toBeLessThanOrEqual(MAX_HASH_LENGTH);
  });
});
