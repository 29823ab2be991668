import type { MvfLimits } from '../../../archive/limits.ts';
import type { MvfArchive } from '../../../archive/mvf-archive.ts';
import { parseJson } from '../../../archive/parse-json.ts';
import { MvfError } from '../../../mvf-error.ts';
import { type ImdfFeature, isRecord } from './imdf-feature.ts';
import { ImdfMembers } from './imdf-members.ts';
import { parseType, STANDARD_NAMES } from './imdf-type.ts';
import type { ImportReport } from '../../import-report.ts';
import { FeatureReader } from './read-feature.ts';

export type ReadMembersOptions = {
  readonly limits: MvfLimits;
  readonly signal?: AbortSignal | undefined;
  /** Called before each file. */
  readonly onFile?: (done: number, total: number) => void;
};

/**
 * Reads every member of an archive. Any file that cannot be read is skipped and reported. Only an
 * exceeded limit ends the work.
 */
export async function readMembers(
  archive: MvfArchive,
  report: ImportReport,
  options: ReadMembersOptions,
): Promise<ImdfMembers> {
  const paths = listPaths(archive, report);
  const reader = new FeatureReader(report);
  const features: ImdfFeature[] = [];
  let manifest: Readonly<Record<string, unknown>> | undefined;
  for (const [index, path] of paths.entries()) {
    options.signal?.throwIfAborted();
    options.onFile?.(index, paths.length);
    const content = await readJson(archive, path, { report, limits: options.limits });
    if (content === undefined) continue;
    if (baseName(path) === 'manifest') {
      if (isRecord(content)) manifest ??= content;
      continue;
    }
    const items = listItems(content);
    if (!items) noteForeign(path, report);
    for (const feature of readItems(items ?? [], path, reader, report)) features.push(feature);
  }
  if (!manifest) {
    report.note({
      action: 'guessed',
      code: 'missing-manifest',
      message:
        'There is no usable manifest.json. The language was taken from the names, or is English.',
      source: 'manifest.json',
    });
  }
  return new ImdfMembers(features, manifest);
}

function listPaths(archive: MvfArchive, report: ImportReport): string[] {
  // A web server cannot list its files, so the standard names are tried.
  if (!archive.paths) {
    return ['manifest.json', ...STANDARD_NAMES.map((name) => `${name}.geojson`)];
  }
  const readable: string[] = [];
  for (const path of archive.paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name.startsWith('.')) continue;
    if (/\.(geo)?json$/i.test(name)) readable.push(path);
    else {
      report.note({
        action: 'dropped',
        code: 'unused-file',
        message: 'Files that are neither .geojson nor .json are not part of IMDF.',
        example: path,
      });
    }
  }
  return readable;
}

async function readJson(
  archive: MvfArchive,
  path: string,
  { report, limits }: { readonly report: ImportReport; readonly limits: MvfLimits },
): Promise<unknown> {
  try {
    const bytes = await archive.read(path);
    return bytes && parseJson(bytes, path, limits);
  } catch (error) {
    if (!(error instanceof MvfError) || error.code === 'mvf/limit-exceeded') throw error;
    report.note({
      action: 'dropped',
      code: 'unreadable-member',
      message: `The member was left out. ${error.message}`,
      source: path,
    });
    return undefined;
  }
}

/** Returns the features of a file, which may contain a collection, a list, or one feature. */
function listItems(content: unknown): readonly unknown[] | undefined {
  if (Array.isArray(content)) return content;
  if (!isRecord(content)) return undefined;
  if (Array.isArray(content['features'])) return content['features'];
  return isRecord(content['properties']) || 'geometry' in content ? [content] : undefined;
}

/**
 * Reads items. A file that is entirely foreign is one line in the report, not one for each feature.
 */
function readItems(
  items: readonly unknown[],
  path: string,
  reader: FeatureReader,
  report: ImportReport,
): ImdfFeature[] {
  const isForeign =
    items.length > 0 &&
    !parseType(baseName(path)) &&
    !items.some((item) => parseType(FeatureReader.declaredType(item)) !== undefined);
  if (!isForeign) return items.flatMap((item, index) => reader.read(item, { path, index }) ?? []);
  noteForeign(path, report, items.length);
  return [];
}

function noteForeign(path: string, report: ImportReport, count?: number): void {
  const content = count === undefined ? 'it' : `its ${count} features`;
  report.note({
    action: 'dropped',
    code: 'unknown-member',
    message: `The file is not part of IMDF 1.0.0 or of a known extension: ${content} could not be interpreted.`,
    source: path,
  });
}

/** Returns the name of a file without folders and extension, in lower case. */
export function baseName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
}
