export { MvfError, type MvfErrorCode } from './mvf-error.ts';
export { MVF_LIMITS, type MvfLimits } from './archive/limits.ts';
export type { MvfArchive } from './archive/mvf-archive.ts';
export {
  readBundle,
  type AnyBundle,
  type BundleSource,
  type ReadOptions,
} from './bundle/read-bundle.ts';
export { writeBundle, writeFiles } from './bundle/write-bundle.ts';
export { MvfBundle, type LoadOptions } from './bundle/bundle.ts';
export type {
  Mvf1Document,
  Mvf2Document,
  Mvf3Document,
  MvfDocument,
  MvfVersion,
} from './bundle/document.ts';
