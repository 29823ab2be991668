import type { MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { parseJson } from '../archive/parse-json.ts';
import { type BundleFile, isPerFloor, pathsOf } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';
import { FORMATS } from '../bundle/formats.ts';
import type { FindingList } from './finding-list.ts';
import type { LoadedBundle, LoadedFile } from './loaded-bundle.ts';
import { reportFailure } from './report-failure.ts';

export type LoadContext = {
  readonly findings: FindingList;
  readonly limits: Partial<MvfLimits>;
  readonly signal: AbortSignal | undefined;
  /** Told before each kind of file. */
  readonly step: () => Promise<void>;
};

type OpenedBundle = {
  readonly version: MvfVersion;
  readonly floorIds: readonly string[];
  readonly archive: MvfArchive;
};

/** Reads every known file of a bundle. A file that cannot be read is reported, the others go on. */
export async function loadArchive(
  { version, floorIds, archive }: OpenedBundle,
  context: LoadContext,
): Promise<LoadedBundle> {
  const paths = archive.paths && new Set(archive.paths);
  const files: LoadedFile[] = [];
  const broken = new Set<string>();
  for (const known of FORMATS[version].files) {
    await context.step();
    for (const floorId of isPerFloor(known) ? floorIds : ['']) {
      for (const path of pathsOf(known, floorId)) {
        if (paths && !paths.has(path)) continue;
        const content = await readContent(archive, path, context);
        if (content === 'absent') continue;
        reportOldName(path, known.path.replace('*', floorId), files.at(-1)?.path, context);
        if (content === 'broken') broken.add(path);
        else files.push({ known, path, floorId, value: shapeOf(known, content, version, context) });
        break;
      }
    }
  }
  return { version, floorIds, files, broken, paths, isWritten: true };
}
