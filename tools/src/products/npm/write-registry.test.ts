import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonText, writeFileInFolder } from '../../shared/create-dist.ts';
import { writeRegistry } from './write-registry.ts';

type Version = { readonly dist: { readonly tarball: string; readonly integrity: string } };
type Packument = { readonly versions: Readonly<Record<string, Version>> };

const REGISTRY = 'https://docs.acme.test/npm/';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  for (const version of ['1.0.0', '2.0.0']) writePackage(`map-${version}`, '@acme/map', version);
  writePackage('plan', '@acme/plan', '3.0.0');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writePackage(name: string, packageName: string, version: string): void {
  const files = {
    'package.json': jsonText({ name: packageName, version, files: ['index.js'] }),
    'CHANGELOG.md': `# ${packageName}\n\n## ${version} - 2026-11-09\n`,
    'index.js': 'export {};\n',
    'not-listed.js': '',
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileInFolder(join(folder, name, file), text);
  }
}

function write(target: string, names: readonly string[] = ['plan']): void {
  const packages = names.map((name) => ({ folder: join(folder, name) }));
  writeRegistry(packages, { folder: join(folder, target), registryUrl: REGISTRY });
}

function read(path: string): Packument {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as Packument;
}

describe('writeRegistry', () => {
  test('writes a document with all versions of a package, under its name', () => {
    write('first', ['map-1.0.0', 'map-2.0.0', 'plan']);
    expect(readdirSync(join(folder, 'first/@acme')).toSorted()).toEqual(['map', 'plan']);
    expect(Object.keys(read('first/@acme/map').versions)).toEqual(['1.0.0', '2.0.0']);
  });

  test('writes archives that match the integrity in the document', () => {
    const { dist } = read('first/@acme/plan').versions['3.0.0']!;
    const bytes = readFileSync(join(folder, 'first', dist.tarball.slice(REGISTRY.length)));
    const hash = createHash('sha512').update(bytes).digest('base64');
    expect(dist.integrity).toBe(`sha512-${hash}`);
  });

  test('packs the same files to the same bytes at another time', () => {
    utimesSync(join(folder, 'plan/index.js'), 1, 1);
    write('second');
    expect(read('second/@acme/plan')).toEqual(read('first/@acme/plan'));
  });

  test('gives changed files another name', () => {
    writeFileInFolder(join(folder, 'plan/index.js'), 'export const a = 1;\n');
    write('third');
    const names = ['first', 'third'].map((target) =>
      readdirSync(join(folder, target, '-')).find((name) => name.includes('plan')),
    );
    expect(names[1]).toMatch(/^acme-plan-3\.0\.0-[0-9a-f]{10}\.tgz$/);
    expect(names[1]).not.toBe(names[0]);
  });

  test('names the changelog that has no date for the version', () => {
    writeFileInFolder(join(folder, 'plan/CHANGELOG.md'), '## 2.0.0 - 2026-11-09\n');
    expect(() => write('fourth')).toThrow(/plan\/CHANGELOG\.md: expected .*3\.0\.0/);
  });
});
