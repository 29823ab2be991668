import { safePath } from '../archive/safe-path.ts';
import { pathsOf } from '../bundle/bundle-file.ts';
import { MvfError } from '../mvf-error.ts';
import { V3_FILES } from '../v3/files.ts';
import type { VenueParts } from './venue-parts.ts';

/** Returns the files that are copied into the bundle unchanged, by safe path. */
export function buildExtras({ draft, report }: VenueParts): Record<string, Uint8Array> {
  const extras: Record<string, Uint8Array> = {};
  for (const [given, bytes] of Object.entries(draft.assets ?? {})) {
    const path = tryPath(given);
    if (path === undefined || isTaken(path) || Object.hasOwn(extras, path)) {
      report.note('bad-asset', given);
    } else {
      extras[path] = bytes;
    }
  }
  return extras;
}

function tryPath(path: string): string | undefined {
  try {
    return safePath(path);
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}

/** Whether the format itself reads a file at this path. */
function isTaken(path: string): boolean {
  return V3_FILES.flatMap((file) => pathsOf(file, '*')).some((known) => {
    const [start, end] = known.split('*');
    return end === undefined
      ? path === known
      : path.startsWith(start!) && path.endsWith(end) && !path.slice(start!.length).includes('/');
  });
}
