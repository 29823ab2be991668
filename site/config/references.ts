import { VERSIONED_INSTANCES } from './instances.ts';

/** Names one reference: `web-sdk` and `6.0`, `mvf` and `3`. */
export type ReferenceKey = { readonly sdk: string; readonly version: string };

type OtherReference = ReferenceKey & {
  /** The page that shows it. */
  readonly path: string;
  /** Pages below this folder speak of it. */
  readonly folder: string;
};

/** References of what is not a versioned SDK. */
const OTHER_REFERENCES: readonly OtherReference[] = [
  {
    sdk: 'mvf',
    version: '3',
    path: '/docs/mvf/v3/api-reference-mvf-v3',
    folder: 'content/docs/mvf/v3/',
  },
];

/** Without these the site is not built; a reference of another line is shown when it is there. */
export const REQUIRED_REFERENCES: readonly ReferenceKey[] = [
  { sdk: 'web-sdk', version: '6.0' },
  { sdk: 'mvf', version: '3' },
];

/** What guides call the objects that they work with, by SDK. */
export const ROOT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web-sdk': { map: 'MapView', mapView: 'MapView', view: 'MapView', venue: 'Venue' },
};

/** The path of the page that shows a reference; none for a line that the portal does not have. */
export function referencePath({ sdk, version }: ReferenceKey): string | undefined {
  const other = OTHER_REFERENCES.find((each) => each.sdk === sdk && each.version === version);
  if (other) return other.path;
  const versions = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions ?? [];
  const age = versions.findIndex(({ name }) => name === version);
  if (age === -1) return undefined;
  return age === 0 ? `/${sdk}/api-reference` : `/${sdk}/${version}/api-reference`;
}

/** How many newer versions there are. */
export function versionAge({ sdk, version }: ReferenceKey): number {
  const versions = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions ?? [];
  return Math.max(
    0,
    versions.findIndex(({ name }) => name === version),
  );
}

const VERSIONED_FILE = /(?:^|\/)([\w-]+)_versioned_docs\/version-([\d.]+)\//;

/** The reference that a page's code speaks of. */
export function referenceOfFile(file: string): ReferenceKey | undefined {
  const path = file.replaceAll('\\', '/');
  const [, sdk, version] = VERSIONED_FILE.exec(path) ?? [];
  if (sdk !== undefined && version !== undefined) return { sdk, version };
  return OTHER_REFERENCES.find(({ folder }) => path.includes(`/${folder}`));
}
