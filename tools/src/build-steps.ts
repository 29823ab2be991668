import { after, scriptStep } from './checks.ts';
import type { PlannedStep } from './run-plan.ts';

export const VENUES: PlannedStep = scriptStep('Demo venues', 'build-venues');
export const REFERENCE: PlannedStep = scriptStep('API reference', 'build-reference');
export const SDK: PlannedStep = after([REFERENCE], scriptStep('SDKs', 'build-sdk'));
export const MVF: PlannedStep = after([REFERENCE], scriptStep('MVF package', 'build-mvf'));
export const SAMPLES: PlannedStep = after(
  [VENUES, SDK],
  scriptStep('Samples', 'samples/build-samples'),
);
const PLAYGROUND = after([SDK], scriptStep('Playground', 'playground/build-playground'));
// Not at the start, when the two longest steps have the cores.
const VIEWER = after([REFERENCE], scriptStep('Viewer', 'build-viewer'));
const PLUGIN = after([REFERENCE], scriptStep('WordPress plugin', 'build-wordpress-plugin'));
const POWER_BI_VISUAL = after([REFERENCE], scriptStep('Power BI visual', 'build-power-bi-visual'));
const REBUILT_PAGES: PlannedStep = {
  ...scriptStep('Pages', 'build-site', ['pages']),
  cores: 1.5,
};
const PAGES = after(
  [REFERENCE, SAMPLES, PLAYGROUND, VIEWER, PLUGIN, POWER_BI_VISUAL],
  REBUILT_PAGES,
);
const SEARCH_RECORDS = after([PAGES], scriptStep('Search records', 'build-site', ['search']));
const TEXTS = after([PAGES], scriptStep('Texts for assistant and agents', 'build-site', ['texts']));
const HOST_FILES = after([PAGES], scriptStep('Host files', 'build-site', ['host-files']));

/** What the portal is served from. What others need comes first, then what takes the longest. */
export const PORTAL_STEPS: readonly PlannedStep[] = [
  REFERENCE,
  VENUES,
  SDK,
  PLAYGROUND,
  SAMPLES,
  VIEWER,
  POWER_BI_VISUAL,
  PLUGIN,
  PAGES,
  TEXTS,
  SEARCH_RECORDS,
  HOST_FILES,
];

/** The site alone, where all that it is built from is there. */
export const SITE_STEPS: readonly PlannedStep[] = [
  REBUILT_PAGES,
  TEXTS,
  SEARCH_RECORDS,
  HOST_FILES,
];

/** The built site, for steps that need it. */
export const BUILT_SITE: readonly PlannedStep[] = [SEARCH_RECORDS, TEXTS, HOST_FILES];

/** Smaller files on the wire; the server does without them until they are there. */
export const COMPRESSION: PlannedStep = after(
  BUILT_SITE,
  scriptStep('Compression', 'build-site', ['compression']),
);
