import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkManifest } from './check-manifest.ts';
import { readItems } from './read-items.ts';

const SITE = join(import.meta.dirname, '../../../..');
const FOLDER = join(SITE, '../examples/showcase');
const VERSIONS = [
  { version: '6.0', fewest: 12 },
  { version: '5.0', fewest: 6 },
];
const ALLOWED_IMPORT = /^(?:@brand\/web-sdk(?:\/[\w.-]+)?|\.\/app\.css|\.\/data\.ts)$/;
/** Code that our frames block, or that readers should not copy. */
const FORBIDDEN =
  /innerHTML|outerHTML|insertAdjacentHTML|\beval\b|localStorage|https?:\/\/|\bany\b/;

const items = VERSIONS.flatMap(({ version }) =>
  readItems(version, { folder: FOLDER, builtFolder: '' }).map((item) => ({ version, ...item })),
);

describe('the showcase', () => {
  test.each(VERSIONS)('$version has at least $fewest items [S2.11]', ({ version, fewest }) => {
    expect(items.filter((item) => item.version === version).length).toBeGreaterThanOrEqual(fewest);
  });

  test.each(items)('$version/$id names guides that its version has [S2.11]', (item) => {
    const missing = item.features
      .map(({ guide }) => guide.slice(guide.lastIndexOf('/') + 1))
      .filter((page) => {
        const folder = `web-sdk_versioned_docs/version-${item.version}`;
        return !existsSync(join(SITE, folder, `${page}.mdx`));
      });
    expect(missing).toEqual([]);
  });

  test.each(VERSIONS)('$version calls each guide by one name', ({ version }) => {
    const features = items
      .filter((item) => item.version === version)
      .flatMap((item) => item.features);
    const byGuide = Map.groupBy(features, ({ guide }) => guide);
    const names = [...byGuide.values()].map((group) => new Set(group.map(({ name }) => name)));
    expect(names.filter(({ size }) => size > 1)).toEqual([]);
  });

  test.each(items)('$version/$id is made of code that readers can copy', ({ version, id }) => {
    const folder = join(FOLDER, version, id);
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['app.css', 'item.json', 'main.ts']));
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const code = readFileSync(join(folder, file), 'utf8');
      const imports = [...code.matchAll(/^import (?:[^;]*? from )?'([^']+)'/gm)];
      const others = imports
        .map(([, name = '']) => name)
        .filter((name) => !ALLOWED_IMPORT.test(name));
      expect(others).toEqual([]);
      expect(FORBIDDEN.exec(code)?.[0]).toBeUndefined();
      expect(code.split('\n').length).toBeLessThanOrEqual(150);
    }
  });
});

describe('checkManifest', () => {
  const right = {
    title: 'Store finder',
    summary: 'Search a mall by name, product or category.',
    description: 'Visitors type what they look for. '.repeat(5),
    venue: 'harbour-mall',
    venueType: 'Mall',
    features: [{ name: 'Search', guide: '/web-sdk/search' }],
  };

  test('returns no problems for a valid item', () => {
    expect(checkManifest(right, '6.0')).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a title that is missing', { title: undefined }, 'title: expected'],
    ['a summary that is too short', { summary: 'Short.' }, 'summary: expected'],
    ['an unknown field', { author: 'me' }, 'author: unknown field'],
    ['an unknown venue type', { venueType: 'Zoo' }, 'venueType: expected one of'],
    ['a venue of another type', { venue: 'alder-campus' }, 'venue: expected one of harbour-mall'],
    ['no feature', { features: [] }, 'features: expected at least one'],
    ['a feature without a name', { features: [{ guide: '/web-sdk/a' }] }, 'features[0].name'],
    [
      'a guide of another version',
      { features: [{ name: 'Search', guide: '/web-sdk/5.0/search' }] },
      'features[0].guide: expected a page below /web-sdk/.',
    ],
  ])('finds %s', (_, change, problem) => {
    expect(checkManifest({ ...right, ...change }, '6.0').join(' ')).toContain(problem);
  });
});
