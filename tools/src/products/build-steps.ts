import { after, scriptStep } from '../checks/static-checks.ts';
import type { PlannedStep } from '../run/task-graph.ts';

export const VENUES: PlannedStep = scriptStep('Demo venues', 'products/build-venues');
export const REFERENCE: PlannedStep = scriptStep('API reference', 'products/build-reference');
export const SDK: PlannedStep = after([REFERENCE], scriptStep('SDKs', 'products/build-sdk'));
export const MVF: PlannedStep = after([REFERENCE], scriptStep('MVF package', 'products/build-mvf'));
export const NPM_REGISTRY: PlannedStep = after(
  [SDK, MVF],
  scriptStep('npm registry', 'products/build-npm-registry'),
);
export const SAMPLES: PlannedStep = after(
  [VENUES, SDK],
  scriptStep('Samples', 'products/build-samples'),
);
const PLAYGROUND = after([SDK], scriptStep('Playground', 'products/build-playground'));
// Not at the start, when the two longest steps occupy the cores.
const VIEWER = after([REFERENCE], scriptStep('Viewer', 'products/build-viewer'));
const PLUGIN = after(
  [REFERENCE],
  scriptStep('WordPress plugin', 'products/build-wordpress-plugin'),
);
const POWER_BI_VISUAL = after(
  [REFERENCE],
  scriptStep('Power BI visual', 'products/build-power-bi-visual'),
);
const REBUILT_PAGES: PlannedStep = {
  ...scriptStep('Pages', 'products/build-site', ['pages']),
  cores: 1.5,
};
const PAGES = after(
  [REFERENCE, SAMPLES, PLAYGROUND, VIEWER, PLUGIN, POWER_BI_VISUAL, NPM_REGISTRY],
  REBUILT_PAGES,
);
/** What each product contains, for operators. */
export const SBOM: PlannedStep = after([PAGES], scriptStep('SBOM', 'products/build-sbom'));
const TEXTS = after(
  [PAGES],
  scriptStep('Texts for assistant and agents', 'products/build-site', ['texts']),
);
// They contain the example questions of the texts.
const SEARCH_RECORDS = after(
  [TEXTS],
  scriptStep('Search records', 'products/build-site', ['search']),
);
const HOST_FILES = after([PAGES], scriptStep('Host files', 'products/build-site', ['host-files']));

const OFFLINE = after(
  [SEARCH_RECORDS],
  scriptStep('Offline files', 'products/build-site', ['offline']),
);

/** Steps of the portal. Dependencies of others first, then the longest. */
export const PORTAL_STEPS: readonly PlannedStep[] = [
  REFERENCE,
  VENUES,
  SDK,
  MVF,
  PLAYGROUND,
  SAMPLES,
  NPM_REGISTRY,
  VIEWER,
  POWER_BI_VISUAL,
  PLUGIN,
  PAGES,
  TEXTS,
  SEARCH_RECORDS,
  HOST_FILES,
  OFFLINE,
];

/** Steps of the site alone, if all of its inputs are built. */
export const SITE_STEPS: readonly PlannedStep[] = [
  REBUILT_PAGES,
  TEXTS,
  SEARCH_RECORDS,
  HOST_FILES,
  OFFLINE,
];

/** The steps of the built site, as dependencies. */
export const BUILT_SITE: readonly PlannedStep[] = [SEARCH_RECORDS, TEXTS, HOST_FILES, OFFLINE];

/** Smaller files on the wire; the server does not need them. */
export const COMPRESSION: PlannedStep = after(
  BUILT_SITE,
  scriptStep('Compression', 'products/build-site', ['compression']),
);
