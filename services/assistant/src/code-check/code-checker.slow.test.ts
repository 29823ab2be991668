import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CodeTypes } from '@brand/wire/assistant';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeToCheck } from '../code-check.ts';
import { type CodeChecker, createCodeChecker } from './index.ts';

const SDK_6 = `
export type Target = { readonly id: string };
export declare class Location { readonly id: string; readonly name: string; }
export declare class Venue { readonly spaces: readonly Target[]; }
export declare class Markers { add(target: Target, options?: { rank?: 'low' | 'high' }): Promise<void>; }
export declare class MapView { readonly markers: Markers; readonly venue: Venue; focusOn(at: Location): void; }
export declare function showVenue(element: string, source: { venueId: string; key: string }): Promise<MapView>;
`;
const SDK_5 = `
export declare class Venue { readonly name: string; }
export declare class MapView { createMarker(id: string): void; }
`;
const NAMES = { map: 'MapView', mapView: 'MapView' };
let folder: string;
let checker: CodeChecker;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-check-'));
  write('libraries.json', readLibraries());
  write('sdk-6.json', packageFiles(SDK_6));
  write('sdk-5.json', packageFiles(SDK_5));
  const known: CodeTypes[] = ['6', '5'].map((line) => ({
    sdk: 'web-sdk',
    version: `${line}.0`,
    label: `Web SDK ${line}.0`,
    packageName: '@acme/web-sdk',
    names: NAMES,
    files: ['libraries.json', `sdk-${line}.json`],
  }));
  write('assistant/code-types.json', known);
  checker = createCodeChecker({ siteFolder: folder });
});

afterAll(async () => {
  await checker.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, value: unknown): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

function packageFiles(types: string): object {
  const manifest = { name: '@acme/web-sdk', exports: { '.': { types: './index.d.ts' } } };
  return {
    '/node_modules/@acme/web-sdk/package.json': JSON.stringify(manifest),
    '/node_modules/@acme/web-sdk/index.d.ts': types,
  };
}

/** The TypeScript library files, as the site publishes them. */
function readLibraries(): Record<string, string> {
  const libraries = dirname(ts.getDefaultLibFilePath({}));
  const files: Record<string, string> = {};
  const queue = new Set(['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']);
  for (const name of queue) {
    const text = readFileSync(join(libraries, name), 'utf8');
    for (const [, part] of text.matchAll(/<reference lib="([^"]+)"/g))
      queue.add(`lib.${part}.d.ts`);
    files[`/${name}`] = text;
  }
  return files;
}

function request(code: string, change: Partial<CodeToCheck> = {}): CodeToCheck {
  return { code, language: 'ts', sdk: 'web-sdk', version: '6.0', ...change };
}

describe('the check of code', () => {
  test('passes whole programs, and gives them to the playground as they are', async () => {
    const code = `import { showVenue } from '@acme/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
await map.markers.add(map.venue.spaces[0]!);`;
    expect(await checker.check(request(code))).toEqual({
      sdk: 'Web SDK 6.0',
      compiles: true,
      program: { file: 'main.ts', text: code },
    });
  });

  test('declares for fragments what guides use, and makes programs of them', async () => {
    const verdict = await checker.check(
      request("for (const space of venue.spaces) await map.markers.add(space, { rank: 'high' });"),
    );
    expect(verdict).toEqual({
      sdk: 'Web SDK 6.0',
      compiles: true,
      program: {
        file: 'main.ts',
        text: `import { showVenue } from '@acme/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const { venue } = map;

for (const space of venue.spaces) await map.markers.add(space, { rank: 'high' });`,
      },
    });
  });

  test('names what is wrong', async () => {
    expect(await checker.check(request('map.markers.addd(venue.spaces[0]!);'))).toEqual({
      sdk: 'Web SDK 6.0',
      compiles: false,
      message: "Property 'addd' does not exist on type 'Markers'. Did you mean 'add'?",
      errors: [
        {
          line: 1,
          message: "Property 'addd' does not exist on type 'Markers'. Did you mean 'add'?",
        },
      ],
      moreErrors: 0,
    });
    expect(await checker.check(request('const a = (;'))).toMatchObject({
      compiles: false,
      message: 'Expression expected.',
    });
    expect(await checker.check(request('map.markers.add(bookshop);'))).toMatchObject({
      message: "Cannot find name 'bookshop'.",
    });
  });

  test('fails code of one version in another', async () => {
    const code = "map.createMarker('a');";
    expect(await checker.check(request(code, { version: '5.0' }))).toMatchObject({
      sdk: 'Web SDK 5.0',
      compiles: true,
    });
    expect(await checker.check(request(code))).toMatchObject({
      sdk: 'Web SDK 6.0',
      compiles: false,
      message: "Property 'createMarker' does not exist on type 'MapView'.",
    });
    expect(
      await checker.check(
        request("import { showVenue } from '@acme/web-sdk';\nshowVenue();", { version: '5.0' }),
      ),
    ).toMatchObject({ compiles: false, message: expect.stringContaining('showVenue') as string });
  });
});

describe('the check of code, where it is kind', () => {
  test('takes names of the SDK before those that pages have', async () => {
    const code = 'function show(to: Location) { map.focusOn(to); document.title = to.name; }';
    expect(await checker.check(request(`${code}\nshow(location);`))).toMatchObject({
      compiles: true,
    });
  });

  test('lets other packages and files of the reader be anything, but not those of ours', async () => {
    const foreign = `import type { Row } from './data';
import { scale, type Scale } from 'd3';
import './app.css';
const rows: Row[] = scale<Row>((each) => each.value as Scale<number>);
map.markers.add(rows[0]);`;
    expect(await checker.check(request(foreign))).toEqual({ sdk: 'Web SDK 6.0', compiles: true });
    expect(await checker.check(request("import { x } from '@acme/web-sdk/nope';"))).toMatchObject({
      compiles: false,
    });
  });

  test('checks JavaScript loosely', async () => {
    const code = 'function add(place) { return map.markers.add(place); }\nadd(venue.spaces[0]);';
    expect(await checker.check(request(code, { language: 'js' }))).toMatchObject({
      compiles: true,
    });
    expect(await checker.check(request('map.markrs', { language: 'js' }))).toMatchObject({
      compiles: false,
    });
  });

  test.each(['swift', 'kotlin', 'bash', 'json', 'html', '', 'constructor'])(
    'makes no claim about %s',
    async (language) => {
      expect(await checker.check(request('let a', { language }))).toBeUndefined();
    },
  );

  test('makes no claim about SDKs without declarations, long code, and without a site', async () => {
    expect(await checker.check(request('a', { sdk: 'ios-sdk' }))).toBeUndefined();
    expect(await checker.check(request('a', { version: '9.9' }))).toBeUndefined();
    expect(await checker.check(request('a;'.repeat(20_000)))).toBeUndefined();
    const without = createCodeChecker({ siteFolder: join(folder, 'nowhere') });
    expect(await without.check(request('a'))).toBeUndefined();
  });
});

/** Each step doubles the work, so that compiling would take hours. */
const HOSTILE = `type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Many<Text extends string> = Text extends \`\${infer A}\${infer B}\` ? Many<B> | A : never;
${Array.from({ length: 40 }, (_, index) => `type T${index} = \`\${Digit}\${Digit}\${Digit}\${Digit}${index}\`; type M${index} = Many<T${index}>; const m${index}: M${index} = 'x';`).join('\n')}`;

describe('the check of hostile code', () => {
  test('gives up in time, and goes on with the next', async () => {
    const hasty = createCodeChecker({ siteFolder: folder, timeLimitMs: 3000 });
    const [slow, next] = await Promise.all([
      hasty.check(request(HOSTILE)),
      hasty.check(request('export const next = 1;')),
    ]);
    expect(slow).toEqual({
      sdk: 'Web SDK 6.0',
      compiles: false,
      message: 'The compiler was not done with it after 3 seconds.',
    });
    expect(next).toMatchObject({ compiles: true });
    await hasty.close();
  });

  test('survives a compiler that runs out of memory', async () => {
    const small = createCodeChecker({ siteFolder: folder, memoryLimitMb: 24 });
    expect(await small.check(request(HOSTILE))).toMatchObject({
      compiles: false,
      message: 'The compiler could not cope with it.',
    });
    await small.close();
  });

  test('makes no claim about more than may wait, and remembers what it has compiled', async () => {
    const busy = createCodeChecker({ siteFolder: folder, maxQueueLength: 2 });
    const verdicts = await Promise.all(
      ['map;', 'map.markers;', 'map;', 'venue;'].map((code) => busy.check(request(code))),
    );
    expect(verdicts.map((verdict) => verdict?.compiles)).toEqual([true, true, true, undefined]);
    await busy.close();
  });
});
