import type { MvfVersion } from '../bundle/document.ts';
import type { BundleView } from './bundle-view.ts';
import type { FileRules } from './check-files.ts';
import type { RuleRun } from './rule.ts';
import { v1Rules } from './v1/v1-rules.ts';
import { V1_SCHEMAS } from './v1/v1-schemas.ts';
import { v2Rules } from './v2/v2-rules.ts';
import { V2_SCHEMAS } from './v2/v2-schemas.ts';
import { v3Rules } from './v3/v3-rules.ts';
import { V3_SCHEMAS } from './v3/v3-schemas.ts';

/** The data that the validator needs about one version. */
export type VersionProfile = FileRules & {
  /** The rules, ready to run on a bundle of this version. */
  readonly rulesFor: (view: BundleView) => readonly RuleRun[];
};

/** The checks of each version. */
export const PROFILES: Readonly<Record<MvfVersion, VersionProfile>> = {
  1: {
    schemas: V1_SCHEMAS,
    required: [],
    rulesFor: (view) => v1Rules(view as BundleView<1>),
  },
  2: {
    schemas: V2_SCHEMAS,
    required: ['manifest', 'floors'],
    rulesFor: (view) => v2Rules(view as BundleView<2>),
  },
  3: {
    schemas: V3_SCHEMAS,
    required: ['manifest', 'floors'],
    rulesFor: (view) => v3Rules(view as BundleView<3>),
  },
};
