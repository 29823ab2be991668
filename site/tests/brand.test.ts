import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Brand, brand } from '../../brand.ts';
import routeTable from '../routes.json' with { type: 'json' };
import { SITE_ROOT } from './content-pages.ts';
import type { SiteDescription } from './fixtures/describe-site.ts';
import { OTHER_BRAND } from './fixtures/other-brand.ts';
import { withoutEndSlash } from './without-end-slash.ts';

const REPOSITORY = join(SITE_ROOT, '..');

describe('the site under another brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  let site: SiteDescription;

  beforeAll(() => {
    site = describeSite(OTHER_BRAND, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has every fixed path, with its own slug [S2.01]', () => {
    const paths = new Set(site.paths.map(withoutEndSlash));
    const expected = routeTable.routes.map(({ path }) =>
      withoutEndSlash(path.replaceAll('{product}', OTHER_BRAND.slug)),
    );
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  });

  test.each(['paths', 'config', 'pages', 'sidebars'] as const)(
    'spells its own name in the %s and the first one nowhere',
    (part) => {
      const text = JSON.stringify(site[part]);
      expect(text).toMatch(new RegExp(OTHER_BRAND.name, 'i'));
      expect(findAround(text, brand.name)).toEqual([]);
    },
  );
});

describe('the repository', () => {
  test('spells the brand in brand.ts alone', () => {
    const name = new RegExp(brand.name, 'i');
    const spelling = trackedFiles().filter((file) => name.test(file) || name.test(readText(file)));
    expect(spelling).toEqual(['brand.ts']);
  });
});

function describeSite(otherBrand: Brand, folder: string): SiteDescription {
  const brandFile = join(folder, 'brand.json');
  const outputFile = join(folder, 'site.json');
  writeFileSync(brandFile, JSON.stringify(otherBrand));
  const program = join(SITE_ROOT, 'tests/fixtures/describe-site.ts');
  const env = {
    ...process.env,
    BRAND_FILE: brandFile,
    BASE_URL: '/',
    LATEST_VERSIONS_ONLY: '',
    NODE_ENV: 'production',
    // The site's own folder may be in use by a build.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, 'generated'),
  };
  execFileSync(join(REPOSITORY, 'node_modules/.bin/node'), [program, outputFile], {
    env,
    stdio: 'pipe',
  });
  return JSON.parse(readFileSync(outputFile, 'utf8')) as SiteDescription;
}

/** The occurrences of a word, each with a little context. */
function findAround(text: string, word: string): string[] {
  return [...text.matchAll(new RegExp(`.{0,30}${word}.{0,30}`, 'gi'))].map(([place]) => place);
}

function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: REPOSITORY, encoding: 'utf8' });
  return list.split('\0').filter((file) => {
    if (file === '' || file === 'package-lock.json') return false;
    return lstatSync(join(REPOSITORY, file), { throwIfNoEntry: false })?.isFile();
  });
}

/** The file's text; empty for a binary file. */
function readText(file: string): string {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  return text.includes('\0') ? '' : text;
}
