import type { MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { parseJson } from '../archive/parse-json.ts';
import { type BundleFile, isPerFloor, pathsOf } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';
import { FORMATS } from '../bundle/formats.ts';
import type { FindingList } from './finding-list.ts';
import type { LoadedBundle, LoadedFile } from './loaded-bundle.ts';
import { reportFailure } from './report-failure.ts';

/** Context for loading, in addition to the bundle. */
export type LoadContext = {
  readonly findings: FindingList;
  readonly limits: Partial<MvfLimits>;
  readonly signal: AbortSignal | undefined;
  /** Called before each type of file. */
  readonly step: () => Promise<void>;
};

/** A bundle whose version and floors are known. */
export type OpenedBundle = {
  readonly version: MvfVersion;
  readonly floorIds: readonly string[];
  readonly archive: MvfArchive;
};

type Content = { readonly path: string; readonly value: unknown } | 'absent' | 'broken';

/**
 * Reads every known file of a bundle. A file that cannot be read is reported, and reading
 * continues.
 */
export async function loadArchive(
  { version, floorIds, archive }: OpenedBundle,
  context: LoadContext,
): Promise<LoadedBundle> {
  const paths = archive.paths && new Set(archive.paths);
  const files: LoadedFile[] = [];
  const broken = new Map<string, BundleFile>();
  for (const known of FORMATS[version].files) {
    await context.step();
    for (const floorId of isPerFloor(known) ? floorIds : ['']) {
      const right = known.path.replace('*', () => floorId);
      const spellings = pathsOf(known, floorId).filter((path) => !paths || paths.has(path));
      const content = await readFirst(archive, spellings, context);
      if (content === 'absent') continue;
      if (content === 'broken') broken.set(right, known);
      else files.push(shapedFile(known, floorId, content, { version, context }));
      const present = paths || content === 'broken' ? spellings : [content.path];
      reportOldNames(context.findings, right, present);
    }
  }
  return { version, floorIds, files, broken, paths, isWritten: true };
}

async function readFirst(
  archive: MvfArchive,
  spellings: readonly string[],
  { findings, limits, signal }: LoadContext,
): Promise<Content> {
  for (const path of spellings) {
    try {
      const bytes = await archive.read(path);
      if (bytes) return { path, value: parseJson(bytes, path, limits) };
    } catch (error) {
      signal?.throwIfAborted();
      reportFailure(findings, error, path);
      return 'broken';
    }
  }
  return 'absent';
}

function shapedFile(
  known: BundleFile,
  floorId: string,
  { path, value }: { readonly path: string; readonly value: unknown },
  { version, context }: { readonly version: MvfVersion; readonly context: LoadContext },
): LoadedFile {
  const shaped = FORMATS[version].normalise[known.key]?.(value) ?? value;
  if (shaped !== value) {
    const expected = 'the shape that the specification describes';
    context.findings.report({
      code: 'old-shape',
      file: path,
      path: [],
      expected,
      found: 'one of older bundles',
    });
  }
  return { known, path, floorId, value: shaped };
}

function reportOldNames(findings: FindingList, right: string, present: readonly string[]): void {
  const isThere = present.includes(right);
  for (const file of present) {
    if (file === right) continue;
    const found = isThere ? 'an older name next to it, which is not read' : 'an older name';
    findings.report({ code: 'old-file-name', file, path: [], expected: `"${right}"`, found });
  }
}
