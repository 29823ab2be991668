import { MvfError } from '../mvf-error.ts';
import { MVF_LIMITS } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { openFiles } from '../archive/open-files.ts';
import { openZip } from '../archive/open-zip.ts';
import { FORMATS } from '../bundle/formats.ts';
import { detectFileFormat, type ImportFormat } from '../convert/detect-format.ts';
import { findVenue } from '../convert/find-venue.ts';
import type { CliInput } from './read-input.ts';

/** Display names of the formats that are converted before they are checked. */
const NAMES: Readonly<Record<Exclude<ImportFormat, 'mvf'>, string>> = {
  imdf: 'an IMDF archive',
  osm: 'OpenStreetMap data',
  indoorgml: 'IndoorGML',
  geojson: 'GeoJSON',
};

const GEOJSON = /"type"\s*:\s*"(Feature|FeatureCollection)"/;

/** Returns an error that explains how to convert the input, if it is a venue in another format. */
export async function findOtherFormat(input: CliInput): Promise<MvfError | undefined> {
  const format = await detect(input);
  if (format === undefined) return undefined;
  const { name } = input;
  const source = input.kind === 'file' && name === 'standard input' ? '-' : name;
  return new MvfError(
    'mvf/unreadable-source',
    `${name}: expected an MVF bundle, found ${NAMES[format]}. validate checks MVF: convert the venue first, then check the result.\n\n` +
      `  mvf convert ${quote(source)} --output ${quote(outputFor(source))}\n` +
      `  mvf validate ${quote(outputFor(source))}`,
  );
}

async function detect(input: CliInput): Promise<keyof typeof NAMES | undefined> {
  if (input.kind === 'address') return undefined;
  try {
    const { format, content } = await findVenue(await openInput(input), undefined);
    if (format === 'mvf' || (format === 'geojson' && !isGeoJson(content))) return undefined;
    return format;
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}

/**
 * Whether the input is GeoJSON. The importers try any JSON as GeoJSON; here it must be GeoJSON and
 * not a part of a bundle.
 */
function isGeoJson(content: Uint8Array | MvfArchive): boolean {
  if (content instanceof Uint8Array) return GEOJSON.test(new TextDecoder().decode(content));
  const paths = new Set(content.paths);
  return !FORMATS[3].files.some(({ path }) => paths.has(path));
}

async function openInput(input: Exclude<CliInput, { kind: 'address' }>) {
  if (input.kind === 'folder') return openFiles(input.files, MVF_LIMITS);
  return detectFileFormat(input.bytes) === 'zip' ? openZip(input.bytes, MVF_LIMITS) : input.bytes;
}

/** Returns the name of a zip in the working folder that differs from the source's name. */
function outputFor(source: string): string {
  const base = source.split(/[/\\]/).findLast((part) => part !== '' && !/^\.*$/.test(part)) ?? '';
  const stem = base.replace(/\.(zip|osm|xml|gml|igml|imdf|(geo)?json)$/i, '');
  return /^-?$/.test(stem) ? 'venue.zip' : `${stem}-mvf.zip`;
}

/** Quotes a path for a shell if necessary. */
function quote(path: string): string {
  return /^[\w./:\\@%+-]+$/.test(path) ? path : `"${path.replaceAll(/["$`]/g, String.raw`\$&`)}"`;
}
