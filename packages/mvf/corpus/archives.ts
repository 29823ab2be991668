import { tinyVenue } from '@brand/test-kit';
import { writeBundle } from '../src/bundle/write-bundle.ts';
import { type BrokenBundle, brokenFiles, text, tinyEntries, zipOf } from './broken-bundle.ts';

/** Zips that are damaged, hostile or no zips at all. */
export const ARCHIVES: readonly BrokenBundle[] = [
  { name: 'an empty file', code: 'not-a-zip', build: () => new Uint8Array() },
  { name: 'a text file', code: 'not-a-zip', build: () => text('This is not a bundle.\n') },
  {
    name: 'a zip cut off in the middle',
    code: 'damaged-zip',
    build: () => writeBundle(tinyVenue()).slice(0, 2000),
  },
  {
    name: 'a directory that starts behind the end of the file',
    code: 'damaged-zip',
    build: () => zipOf(tinyEntries(), { start: 0x7fffffff }),
  },
  {
    name: 'a flipped bit inside a compressed file',
    code: 'damaged-zip',
    build: () => {
      const [first, ...rest] = tinyEntries();
      return zipOf([{ ...first!, central: { crc: 1 }, local: { crc: 1 } }, ...rest]);
    },
  },
  {
    name: 'a file that unpacks to more than it declares',
    code: 'damaged-zip',
    build: () => {
      const [first, ...rest] = tinyEntries();
      return zipOf([{ ...first!, central: { size: 10 }, local: { size: 10 } }, ...rest]);
    },
  },
  {
    name: 'two entries that share their bytes, as in a zip bomb',
    code: 'damaged-zip',
    build: () =>
      zipOf([...tinyEntries(), { name: 'again.json', content: '{}', central: { offset: 0 } }]),
  },
  {
    name: 'an encrypted entry',
    code: 'unsupported-zip',
    build: () => zipOf([...tinyEntries(), { name: 'secret.json', content: '{}', flags: 0x801 }]),
  },
  {
    name: 'an entry packed by a method that nobody uses',
    code: 'unsupported-zip',
    build: () => zipOf([...tinyEntries(), { name: 'odd.json', content: '{}', method: 97 }]),
  },
  {
    name: 'a path that climbs out of the bundle',
    code: 'unsafe-path',
    build: () => zipOf([...tinyEntries(), { name: '../../etc/passwd', content: 'x' }]),
  },
  {
    name: 'an absolute path',
    code: 'unsafe-path',
    build: () => zipOf([...tinyEntries(), { name: '/etc/passwd', content: 'x' }]),
  },
  {
    name: 'a path with a drive letter and backslashes',
    code: 'unsafe-path',
    build: () => zipOf([...tinyEntries(), { name: 'C:\\windows\\system.ini', content: 'x' }]),
  },
  {
    name: 'a path with a zero byte',
    code: 'unsafe-path',
    build: () => zipOf([...tinyEntries(), { name: 'a\0b.json', content: 'x' }]),
  },
  {
    name: 'the same path twice',
    code: 'duplicate-entry',
    build: () => zipOf([...tinyEntries(), { name: 'locations.json', content: '[]' }]),
  },
  {
    name: 'the same path twice in two spellings',
    code: 'duplicate-entry',
    build: () => zipOf([...tinyEntries(), { name: './locations.json', content: '[]' }]),
  },
  {
    name: 'a thousand zeros for every byte',
    code: 'limit-exceeded',
    build: () =>
      zipOf([...tinyEntries(), { name: 'bomb.json', content: new Uint8Array(20_000_000) }]),
  },
  {
    name: 'more entries than allowed',
    code: 'limit-exceeded',
    build: () => zipOf(tinyEntries()),
    limits: { maxEntries: 10 },
  },
  {
    name: 'a file larger than allowed',
    code: 'limit-exceeded',
    build: () => zipOf(tinyEntries()),
    limits: { maxEntryBytes: 1000 },
  },
  {
    name: 'more content than allowed',
    code: 'limit-exceeded',
    build: () => zipOf(tinyEntries()),
    limits: { maxTotalBytes: 5000 },
  },
  {
    name: 'an archive larger than allowed',
    code: 'limit-exceeded',
    build: () => zipOf(tinyEntries()),
    limits: { maxArchiveBytes: 1000 },
  },
  {
    name: 'a path longer than allowed',
    code: 'limit-exceeded',
    build: () => zipOf([...tinyEntries(), { name: `${'a'.repeat(600)}.json`, content: '{}' }]),
  },
  brokenFiles('limit-exceeded', 'lists nested a hundred thousand deep', (files) =>
    files.set('locations.json', text('['.repeat(100_000))),
  ),
  brokenFiles('missing-file', 'no manifest', (files) => files.delete('manifest.geojson')),
  brokenFiles('missing-file', 'no floors', (files) => files.delete('floors.geojson')),
  brokenFiles('missing-geometry-file', 'a floor without geometry', (files) =>
    files.delete('geometry/f_upper.geojson'),
  ),
  brokenFiles('bad-json', 'a file that ends early', (files) =>
    files.set('connections.json', text('[{"id": "c_1"')),
  ),
  brokenFiles('bad-json', 'a file that is not UTF-8', (files) =>
    files.set('locations.json', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)),
  ),
  brokenFiles('bad-json', 'a NaN among the coordinates', (files) =>
    files.set('geometry/f_ground.geojson', text('{"coordinates": [NaN, 0]}')),
  ),
  brokenFiles('unknown-version', 'a version from the future', (files) =>
    replaceIn(files, 'manifest.geojson', '"3.0.0"', '"9.0.0"'),
  ),
  brokenFiles('old-file-name', 'flags under their old name', (files) => {
    files.set('navigationFlags.json', files.get('navigation-flags.json')!);
    files.delete('navigation-flags.json');
  }),
  brokenFiles('old-shape', 'outdoors as a bare list', (files) =>
    files.set('outdoors.json', text('["f_outside"]')),
  ),
  brokenFiles('orphan-floor-file', 'files of a floor that does not exist', (files) =>
    files.set('kinds/f_attic.json', text('{}')),
  ),
  brokenFiles('contents-mismatch', 'a manifest that lists a file which is not there', (files) =>
    files.delete('tileset.json'),
  ),
  brokenFiles('unknown-file', 'a file that no extension knows', (files) =>
    files.set('weather.json', text('{}')),
  ),
];

function replaceIn(files: Map<string, Uint8Array>, path: string, from: string, to: string): void {
  files.set(path, text(new TextDecoder().decode(files.get(path)).replace(from, to)));
}
