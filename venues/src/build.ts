import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '@brand/mvf';
import { validate } from '@brand/mvf/validate';
import { buildVenue } from './build-venue.ts';
import { VENUES } from './venue-list.ts';

/**
 * `node venues/src/build.ts [slug…]` writes the demo venues as bundles of every version, and an
 * index of them, to `venues/dist`.
 */
const DIST = join(import.meta.dirname, '../dist');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((slug) => !VENUES.some((venue) => venue.slug === slug));
if (unknown.length > 0) {
  const known = VENUES.map(({ slug }) => slug).join(', ');
  throw new Error(`There is no venue ${unknown.join(', ')}. Known: ${known}.`);
}
const chosen = VENUES.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
if (wanted.length === 0) rmSync(DIST, { recursive: true, force: true });

const index = [];
for (const source of chosen) {
  const venue = buildVenue(source);
  const { counts, findings } = await validate(venue.mvf3);
  if (findings.length > 0) {
    const lines = findings.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);
    throw new Error(`${venue.slug} has findings:\n  ${lines.slice(0, 20).join('\n  ')}`);
  }
  const bundles = { 3: venue.mvf3, 2: venue.mvf2, 1: venue.mvf1 };
  const folder = join(DIST, venue.slug);
  mkdirSync(folder, { recursive: true });
  const bytes: Record<string, number> = {};
  for (const [version, document] of Object.entries(bundles)) {
    const zip = writeBundle(document);
    writeFileSync(join(folder, `mvf-${version}.zip`), zip);
    bytes[version] = zip.length;
  }
  index.push({ slug: venue.slug, name: venue.name, bytes });
  console.log(`${venue.slug}: ${bytes['3']} bytes, ${counts.error + counts.warning} findings`);
}
if (wanted.length === 0)
  writeFileSync(join(DIST, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
