import { MvfError } from '../mvf-error.ts';
import { checkLimit, type MvfLimits } from './limits.ts';

// Most paths already have this form, and this test is ten times faster than normalising.
const PLAIN_PATH = /^\w[\w-]*(?:[./]\w[\w-]*)*$/;

/**
 * Returns the canonical form of a path inside a bundle: forward slashes (some Windows tools write
 * `\`), no empty or `.` segments, composed Unicode (macOS decomposes). Throws `mvf/unsafe-path` for
 * a path that could leave the bundle or that no file can have.
 */
export function safePath(path: string, limits: Partial<MvfLimits> = {}): string {
  checkLimit(limits, 'maxPathLength', path.length, `${path.slice(0, 40)}…`);
  if (PLAIN_PATH.test(path)) return path;
  const slashed = path.replaceAll('\\', '/').normalize();
  const segments = slashed.split('/').filter((segment) => segment && segment !== '.');
  // A lone surrogate has no UTF-8 form, so the path can be neither fetched nor written.
  if (
    segments.length === 0 ||
    segments.includes('..') ||
    /^(\/|[a-z]:)|\0|\p{Surrogate}/iu.test(slashed)
  ) {
    throw new MvfError(
      'mvf/unsafe-path',
      `${JSON.stringify(path)}: expected a relative path inside the bundle, found one that is absolute, empty, climbs with ".." or contains an invalid character. Rename the file.`,
      { path },
    );
  }
  return segments.join('/');
}
