import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompileCache,
  NATIVE_RULES,
  type UpgradedFile,
  upgradeFiles,
  WEB_RULES,
} from '@brand/upgrade';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../../../load-brand.ts';
import {
  libraryTypes,
  reactNativeSdkTypes,
  reactNativeTypes,
  reactTypes,
  sdkTypes,
  type TypeFiles,
} from '../playground/type-files.ts';
import { compileAsReader } from '../samples/compile-as-reader.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import { ROOT } from '../shared/repo.ts';

const brand = loadBrand();
const SHARE_THAT_COMPILES = 0.8;

const LINES = [
  { sdk: 'web-sdk', from: '5.0', rules: WEB_RULES['5.0'], project: 'vite' },
  { sdk: 'web-sdk', from: '4.0', rules: WEB_RULES['4.0'], project: 'vite' },
  { sdk: 'react-native-sdk', from: '5.0', rules: NATIVE_RULES, project: 'react-native' },
] as const;

let shared: TypeFiles;
let native: TypeFiles;
let web6: TypeFiles;

beforeAll(() => {
  shared = { ...libraryTypes(), ...reactTypes(brand) };
  native = reactNativeTypes();
  web6 = sdkTypes('6.0', brand);
});

function declarationsOf(sdk: string, version: '6.0' | '5.0' | '4.0'): Map<string, string> {
  const own =
    sdk === 'web-sdk'
      ? version === '6.0'
        ? web6
        : sdkTypes(version, brand)
      : { ...native, ...reactNativeSdkTypes(version, brand), ...(version === '6.0' && web6) };
  return new Map(Object.entries({ ...shared, ...own }));
}

/** The code of each sample, as readers copy it. */
function readSamples(path: string): Map<string, { file: string; text: string }> {
  const folder = join(ROOT, 'examples', path);
  const samples = new Map<string, { file: string; text: string }>();
  for (const name of readdirSync(folder)) {
    const file = ['main.ts', 'App.tsx'].find((one) => existsSync(join(folder, name, one)));
    if (file === undefined) continue;
    const text = withPublishedNames(readFileSync(join(folder, name, file), 'utf8'), brand);
    samples.set(name, { file, text });
  }
  return samples;
}

/** Each sample is a project of its own: they share names. */
function upgradeSamples(
  samples: ReadonlyMap<string, { file: string; text: string }>,
  { sdk, from, rules }: (typeof LINES)[number],
): Map<string, UpgradedFile> {
  const cache: CompileCache = new Map();
  const [oldDeclarations, newDeclarations] = [
    declarationsOf(sdk, from),
    declarationsOf(sdk, '6.0'),
  ];
  return new Map(
    [...samples].map(([name, { file, text }]) => {
      const [upgraded] = upgradeFiles({
        files: new Map([[`/app/${file}`, text]]),
        rules,
        packageName: publishedName(`@brand/${sdk}`, brand),
        oldDeclarations,
        newDeclarations,
        guideUrl: (topic) => topic,
        cache,
      });
      return [name, upgraded!] as const;
    }),
  );
}

function anchorsOf(sdk: string): Set<string> {
  const page = join(ROOT, `site/${sdk}_versioned_docs/version-6.0/migration-guide.mdx`);
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!);
  return new Set(
    headings.map((text) => {
      const given = /\{#([\w-]+)\}/.exec(text);
      return (
        given?.[1] ??
        text
          .toLowerCase()
          .replaceAll(/[^\w ]/g, '')
          .replaceAll(' ', '-')
      );
    }),
  );
}

describe.each(LINES)('samples of $sdk $from', (line) => {
  const { sdk, from, project } = line;
  const path = `${sdk}/${from}`;
  let samples: ReturnType<typeof readSamples>;
  let upgraded: Map<string, UpgradedFile>;
  let errors: Readonly<Record<string, readonly string[]>>;

  beforeAll(() => {
    samples = readSamples(path);
    upgraded = upgradeSamples(samples, line);
    const own = new RegExp(publishedName(`@brand/${sdk}`, brand), 'g');
    errors = compileAsReader({
      version: `${sdk}/6.0`,
      project,
      samples: Object.fromEntries(
        [...upgraded].map(([name, { after }]) => [
          name,
          { [samples.get(name)!.file]: after.replaceAll(own, `@brand/${sdk}`) },
        ]),
      ),
    });
  });

  test('mostly compile with 6.0 without a hand', () => {
    const compiled = [...upgraded.keys()].filter((name) => errors[name]!.length === 0);
    const share = compiled.length / upgraded.size;
    console.log(`${path}: ${compiled.length} of ${upgraded.size} samples compile with 6.0`);
    for (const [name, found] of Object.entries(errors))
      if (found.length > 0) console.log(name, found);
    expect(share).toBeGreaterThanOrEqual(SHARE_THAT_COMPILES);
  });

  test('have a mark at each error that remains', () => {
    for (const [name, { marks }] of upgraded) {
      for (const error of errors[name]!) {
        const number = Number(/:(\d+) /.exec(error)![1]);
        const near = marks.filter((mark) => Math.abs(mark.line - number) <= 1);
        expect(near, `${name}: ${error}`).not.toHaveLength(0);
      }
    }
  });

  test('have marks that link to sections of the migration guide', () => {
    const anchors = anchorsOf(sdk);
    const marks = [...upgraded.values()].flatMap((one) => one.marks);
    expect(marks.length).toBeGreaterThan(0);
    for (const { guide, rule } of marks) expect(anchors, `${rule}: #${guide}`).toContain(guide);
  });

  test('import no name of the old version only', () => {
    const leftovers = /VIEW_EVENT|MapStore|VenueView\b|styles\.css|clientSecret/;
    const names = [...upgraded].filter(([, { after }]) => leftovers.test(after));
    expect(names).toEqual([]);
  });
});

test('upgrades a page without a build, and its style sheet', () => {
  const path = join(ROOT, 'examples/web-sdk/4.0/script-tag/index.html');
  const samples = new Map([['page', { file: 'index.html', text: readFileSync(path, 'utf8') }]]);
  const { after, typeErrors } = upgradeSamples(samples, LINES[1]).get('page')!;
  expect(typeErrors).toBe(0);
  expect(after).toContain('/sdk/6.0/index.js');
  expect(after).toContain('mapView.labels.addAutomatic');
  expect(after).not.toContain('styles.css');
});

describe('samples of 6.0', () => {
  test.each(LINES)('of $sdk stay as they are, read as $from', (line) => {
    const samples = readSamples(`${line.sdk}/6.0`);
    const some = new Map([...samples].slice(0, 8));
    for (const { before, after, marks } of upgradeSamples(some, line).values()) {
      expect(after).toBe(before);
      expect(marks).toEqual([]);
    }
  });
});
