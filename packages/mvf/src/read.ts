/** The reader alone, for pages that only show a venue. */
export { MvfError, type MvfErrorCode } from './mvf-error.ts';
export { MVF_LIMITS, type MvfLimits } from './archive/limits.ts';
export {
  readBundle,
  type AnyBundle,
  type BundleSource,
  type ReadOptions,
} from './bundle/read-bundle.ts';
