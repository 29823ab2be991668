import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Mvf3Document, writeFiles } from '@brand/mvf';
import type { ImportSource } from '@brand/mvf/convert';
import { sparseOffice } from '@brand/test-kit';
import { starGraphXml } from '../../packages/mvf/src/convert/indoorgml/star-graph.fixture.ts';
import { makeSchool } from './reconstructions/school.ts';
import { makeStation } from './reconstructions/station.ts';

/** A venue that nobody here drew, or a small one with the quirks of those. */
export type ForeignVenue = {
  readonly name: string;
  readonly open: () => ImportSource;
};

const ROOT = join(import.meta.dirname, '../..');
const SHARED = join(ROOT, '../shared/data');
/** Real venues that the tests use where they are; they are never part of the repository. */
const REAL: readonly (readonly [name: string, path: string])[] = [
  ['OSM: university building', 'tu-dresden-apb-osm/apb.geojson'],
  ['OSM: shopping mall', 'grand-place-osm/grand-place.geojson'],
  ['IMDF: campus', 'spbstu-campus-imdf'],
  ['GeoJSON: office', 'westport-house'],
];

const encoder = new TextEncoder();

/** Reconstructions of what was seen in the wild; committed. */
export const RECONSTRUCTIONS: readonly ForeignVenue[] = [
  { name: 'MVF: school of classrooms', open: () => filesOf(makeSchool()) },
  { name: 'MVF: office with 14 nodes', open: () => filesOf(sparseOffice()) },
  { name: 'OSM: station', open: makeStation },
  { name: 'IndoorGML: star graph', open: () => encoder.encode(starGraphXml()) },
];

/** Real venues on this machine, and with `FIDELITY_DATA=folder` every file of that folder. */
export function findRealVenues(): ForeignVenue[] {
  const real = REAL.map(([name, path]) => ({ name, path: join(SHARED, path) }));
  const folder = process.env['FIDELITY_DATA'];
  const own = folder ? readdirSync(folder).map((name) => ({ name, path: join(folder, name) })) : [];
  return [...real.filter(({ path }) => existsSync(path)), ...own].map(({ name, path }) => ({
    name,
    open: () => (statSync(path).isDirectory() ? readFolder(path) : readFileSync(path)),
  }));
}

function readFolder(folder: string): Record<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile() && /\.(geo)?json$/.test(basename(path)));
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

function filesOf(document: Mvf3Document): Record<string, Uint8Array> {
  return Object.fromEntries(writeFiles(document));
}
