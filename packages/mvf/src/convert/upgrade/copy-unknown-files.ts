import { type BundleFile, isPerFloor, pathsOf } from '../../bundle/bundle-file.ts';
import type { ImportReport } from '../import-report.ts';
import { asRecord } from './untrusted-json.ts';

/**
 * Copies files unknown to any version unchanged. A file at a path that the target format defines
 * would be mistaken for it and is dropped.
 */
export function copyUnknownFiles(
  extras: unknown,
  files: readonly BundleFile[],
  report: ImportReport,
): Record<string, Uint8Array> {
  const reserved = reservedPaths(files);
  const kept: [string, Uint8Array][] = [];
  for (const [path, bytes] of Object.entries(asRecord(extras))) {
    if (!(bytes instanceof Uint8Array)) continue;
    if (!reserved(path)) kept.push([path, bytes]);
    else {
      report.note({
        action: 'dropped',
        code: 'reserved-path',
        message: 'Files whose path the target version reserves were left out.',
        source: path,
      });
    }
  }
  return Object.fromEntries(kept);
}

function reservedPaths(files: readonly BundleFile[]): (path: string) => boolean {
  const whole = new Set(files.filter((file) => !isPerFloor(file)).flatMap((file) => pathsOf(file)));
  const folders = files
    .filter(isPerFloor)
    .flatMap((file) => pathsOf(file, '*'))
    .map((path) => path.split('*') as [string, string]);
  return (path) =>
    whole.has(path) ||
    folders.some(
      ([folder, ending]) =>
        path.startsWith(folder) &&
        path.endsWith(ending) &&
        !path.slice(folder.length).includes('/'),
    );
}
