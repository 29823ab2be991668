import { type BundleFile, isPerFloor } from '../../bundle/bundle-file.ts';

/** Returns the floor that a path names if it is the path of such a file, in any spelling. */
export function floorOfPath(file: BundleFile, path: string): string | undefined {
  if (!isPerFloor(file)) return undefined;
  for (const pattern of [file.path, ...(file.alternates ?? [])]) {
    const [before = '', after = ''] = pattern.split('*');
    if (path.length < pattern.length - 1 || !path.startsWith(before) || !path.endsWith(after)) {
      continue;
    }
    const floorId = path.slice(before.length, path.length - after.length);
    if (!floorId.includes('/')) return floorId;
  }
  return undefined;
}
