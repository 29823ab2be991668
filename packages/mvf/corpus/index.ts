import { ARCHIVES } from './archives.ts';
import type { BrokenBundle } from './broken-bundle.ts';
import { GEOMETRY } from './geometry.ts';
import { REFERENCES } from './references.ts';
import { ROUTING } from './routing.ts';
import { VALUES } from './values.ts';

export type { BrokenBundle } from './broken-bundle.ts';

/** Every bundle that is broken in one way. */
export const CORPUS: readonly BrokenBundle[] = [
  ...ARCHIVES,
  ...VALUES,
  ...REFERENCES,
  ...GEOMETRY,
  ...ROUTING,
];
