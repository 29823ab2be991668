import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import { LEGACY_PACKAGE, REACT_NATIVE_PACKAGE, REACT_PACKAGE } from './sdk-package.ts';

/** The built packages, as they are published. */
export const SDK_DIST: string = join(ROOT, 'packages/web-sdk/dist');
export const REACT_DIST: string = join(ROOT, 'packages', REACT_PACKAGE, 'dist');
export const REACT_NATIVE_DIST: string = join(ROOT, 'packages', REACT_NATIVE_PACKAGE, 'dist');
export const MVF_DIST: string = join(ROOT, 'packages/mvf/dist');
/** The older versions as pages load them: `v5` and `v4`, served as `/sdk/5.0/` and `/sdk/4.0/`. */
export const LEGACY_DIST: string = join(ROOT, 'packages', LEGACY_PACKAGE, 'dist');
