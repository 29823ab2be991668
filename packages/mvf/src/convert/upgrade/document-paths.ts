import { type BundleFile, isPerFloor } from '../../bundle/bundle-file.ts';
import type { MvfDocument } from '../../bundle/document.ts';

/** Returns the paths at which the files of a document are written. */
export function documentPaths(document: MvfDocument, files: readonly BundleFile[]): string[] {
  const contents = document as unknown as Record<string, object | undefined>;
  const known = files.flatMap((file) => {
    const content = contents[file.key];
    if (content === undefined) return [];
    return isPerFloor(file)
      ? Object.keys(content).map((floorId) => file.path.replace('*', floorId))
      : [file.path];
  });
  return [...known, ...Object.keys(document.extras)];
}
