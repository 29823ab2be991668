import type { MvfVersion } from '../bundle/document.ts';
import type { BundleView } from './bundle-view.ts';
import type { CheckSchema } from './check-schema.ts';
import type { RuleRun } from './rule.ts';
import { v3Rules } from './v3/v3-rules.ts';
import { V3_SCHEMAS } from './v3/v3-schemas.ts';

/** What the validator must know of one version. */
export type VersionProfile = {
  /** The schema of every file by key. */
  readonly schemas: Readonly<Record<string, CheckSchema>>;
  /** The rules, ready to run on a bundle of this version. */
  readonly rulesFor: (view: BundleView) => readonly RuleRun[];
};

/** What is checked in each version. */
export const PROFILES: Readonly<Record<MvfVersion, VersionProfile>> = {
  1: { schemas: {}, rulesFor: () => [] },
  2: { schemas: {}, rulesFor: () => [] },
  3: { schemas: V3_SCHEMAS, rulesFor: (view) => v3Rules(view as unknown as BundleView<3>) },
};
