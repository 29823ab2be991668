import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { readBundle } from '@brand/mvf';
import { fileTable, jsonSchema } from '@brand/mvf/reference';
import { validate } from '@brand/mvf/validate';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVenuesIfStale } from '../../tools/src/products/build-venues.ts';
import { listFences } from '../src/markdown/list-fences.ts';
import { sampleIn } from '../src/samples/node/read-sample.ts';
import { readContentPages, SITE_ROOT } from './content-pages.ts';

const ROOT = join(SITE_ROOT, '..');
/** Pages of examples have files of their own. */
const pages = readContentPages(['content/docs/mvf']).filter(({ file }) =>
  /specification|data-model|v3.(?:getting-started|api-reference)/.test(file),
);
/** Files of an extension that no demo venue has. */
const NO_VENUE = 'no-venue';

type Example = {
  readonly name: string;
  readonly version: 1 | 2 | 3;
  readonly venue: string;
  /** Path in the bundle of the venue. */
  readonly path: string;
};

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function listExamples(version: Example['version'], folder: string): Example[] {
  return readdirSync(join(ROOT, 'examples', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:geo)?json$/.test(file))
    .map((file) => {
      const [venue = '', ...path] = file.replaceAll('\\', '/').split('/');
      return { name: `${folder}/${venue}/${path.join('/')}`, version, venue, path: path.join('/') };
    });
}

const examples = [
  ...listExamples(1, 'mvf/1/data-model'),
  ...listExamples(2, 'mvf/2/data-model'),
  ...listExamples(3, 'mvf/3/specification'),
];
const minimal = fileTable(3)
  .filter(({ extension }) => extension === 'core')
  .map(({ path }) => path.replace('*', 'f_ground'));

/** The type of the file at a path, by the format. */
function typeOf(version: Example['version'], path: string): string | undefined {
  return fileTable(version).find((file) =>
    new RegExp(`^${RegExp.escape(file.path).replace(String.raw`\*`, '[^/]+')}$`).test(path),
  )?.type;
}

function schemaProblems(version: Example['version'], path: string, value: unknown): unknown {
  const type = typeOf(version, path);
  const ajv = new Ajv2020({ strict: false });
  const check = ajv.compile({ ...jsonSchema(version), $ref: `#/$defs/${type}` });
  check(value);
  return check.errors;
}

/**
 * Whether lists, and the top-level dictionary of a file, are only shortened and everything else is
 * equal.
 */
function isCutOf(part: unknown, whole: unknown, isRoot = true): boolean {
  if (isListOfItems(part) && Array.isArray(whole)) {
    return part.every((item) => whole.some((other) => isCutOf(item, other, false)));
  }
  if (!isObject(part) || !isObject(whole)) return isDeepStrictEqual(part, whole);
  const keys = Object.keys(part);
  return (
    (isRoot || keys.length === Object.keys(whole).length) &&
    keys.every((key) => isCutOf(part[key], whole[key], false))
  );
}

function isListOfItems(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' || isObject(item));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

beforeAll(() => buildVenuesIfStale(), 300_000);

describe('an example of the format', () => {
  test.each(examples.map((example) => [example.name, example] as const))(
    'passes validation and matches the demo venue: %s',
    async (name, { version, venue, path }) => {
      const value = readJson(join(ROOT, 'examples', name));
      expect(schemaProblems(version, path, value)).toBeNull();
      if (venue === NO_VENUE) return;
      const zip = readFileSync(join(ROOT, `venues/dist/${venue}/mvf-${version}.zip`));
      const bytes = await (await readBundle(zip)).archive.read(path);
      const whole: unknown = JSON.parse(new TextDecoder().decode(bytes));
      expect(isCutOf(value, whole)).toBe(true);
    },
  );

  test('differs from data that a venue does not have', () => {
    const whole = { a: [{ id: 1, at: [1, 2] }, { id: 2 }], b: 1 };
    expect(isCutOf({ a: [{ id: 2 }] }, whole)).toBe(true);
    expect(isCutOf({ a: [{ id: 3 }] }, whole)).toBe(false);
    expect(isCutOf({ a: [{ id: 1 }] }, whole)).toBe(false);
    expect(isCutOf({ a: [{ id: 1, at: [1] }] }, whole)).toBe(false);
  });

  test('exists for every file of version 3', () => {
    const ofVersion3 = examples.filter(({ version }) => version === 3);
    const shown = new Set(ofVersion3.map(({ path }) => typeOf(3, path)));
    expect(fileTable(3).filter(({ type }) => !shown.has(type))).toEqual([]);
  });
});

test('validates the smallest bundle', async () => {
  const folder = join(ROOT, 'examples/mvf/3/minimal');
  const files = new Map(
    minimal.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]),
  );
  expect((await validate(files)).findings).toEqual([]);
});

describe('JSON on pages of the format', () => {
  const known = new Set([
    ...examples.map(({ name }) => name),
    ...minimal.map((path) => `mvf/3/minimal/${path}`),
  ]);
  const shown = pages.flatMap(({ file, body }) =>
    listFences(body)
      .fences.filter(({ language }) => /json/i.test(language))
      .map(({ meta, line }) => ({ file, line, name: sampleIn(meta)?.name })),
  );

  test('comes from an example that is checked', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(({ name }) => name === undefined || !known.has(name))).toEqual([]);
  });

  test('leaves no example unseen', () => {
    const names = new Set(shown.map(({ name }) => name));
    expect([...known].filter((name) => !names.has(name))).toEqual([]);
  });
});
