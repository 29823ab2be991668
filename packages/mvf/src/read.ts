/**
 * Only the reader, for pages that display a venue.
 *
 * @module
 */
export { MvfError, type MvfErrorCode } from './mvf-error.ts';
export { MVF_LIMITS, type MvfLimits } from './archive/limits.ts';
export type { MvfArchive } from './archive/mvf-archive.ts';
export type { FileContent, FileSource } from './archive/open-files.ts';
export {
  readBundle,
  type AnyBundle,
  type BundleSource,
  type ReadOptions,
} from './bundle/read-bundle.ts';
