import { V1_FORMAT } from '../v1/format.ts';
import { V2_FORMAT } from '../v2/format.ts';
import { V3_FORMAT } from '../v3/format.ts';
import type { BundleFormat } from './bundle-file.ts';
import type { MvfVersion } from './document.ts';

/** The versions that can be read, by number. */
export const FORMATS: Readonly<Record<MvfVersion, BundleFormat>> = {
  1: V1_FORMAT,
  2: V2_FORMAT,
  3: V3_FORMAT,
};
