import { VERSIONED_INSTANCES } from './instances.ts';

/** Names one reference: `web-sdk` and `6.0`, `mvf` and `3`. */
export type ReferenceKey = { readonly sdk: string; readonly version: string };

type OtherReference = ReferenceKey & {
  /** Path of its page. */
  readonly path: string;
  /** Pages below this folder refer to it. */
  readonly folder: string;
};

/** References of packages that are not versioned SDKs. */
const OTHER_REFERENCES: readonly OtherReference[] = [
  {
    sdk: 'mvf',
    version: '3',
    path: '/docs/mvf/v3/api-reference-mvf-v3',
    folder: 'content/docs/mvf/v3/',
  },
];

/** The site is not built without these; references of other versions are shown if they exist. */
export const REQUIRED_REFERENCES: readonly ReferenceKey[] = [
  { sdk: 'web-sdk', version: '6.0' },
  { sdk: 'mvf', version: '3' },
];

type RootNames = Readonly<Record<string, string>>;

/**
 * Variable names in guides that differ from the name of the type in lower camel case: `marker` is a
 * `Marker` without being listed. Names of types that a version lacks have no effect.
 */
const SHARED_ROOT_NAMES: RootNames = {
  map: 'MapView',
  mapView: 'MapView',
  view: 'MapView',
  venue: 'Venue',
  cafe: 'Space',
  poi: 'PointOfInterest',
  building: 'FloorStack',
  stack: 'FloorStack',
};

/** Variable names in Web SDK versions before 6.0, where a map is a floor. */
const OLDER_WEB_NAMES: RootNames = {
  map: 'VenueMap',
  group: 'MapGroup',
  link: 'MapLink',
  node: 'PathNode',
  coordinate: 'MapCoordinate',
  search: 'VenueSearch',
  error: 'SdkError',
};

const OLDER_NATIVE_NAMES: RootNames = {
  store: 'MapStore',
  click: 'ViewClick',
  instruction: 'DirectionsInstruction',
  step: 'JourneyStep',
  error: 'SdkError',
};

/** Variable names in versions of the iOS and Android SDKs before 5.0. */
const OLDER_MOBILE_NAMES: RootNames = {
  map: 'VenueMap',
  view: 'VenueView',
  group: 'MapGroup',
  link: 'MapLink',
  node: 'MapNode',
  coordinate: 'MapCoordinate',
  category: 'VenueCategory',
  instruction: 'DirectionsInstruction',
  error: 'SdkError',
};

/** Variable names in the iOS and Android SDKs, whose UI frameworks use the plain names. */
const MOBILE_NAMES: RootNames = {
  map: 'MapController',
  marker: 'MapMarker',
  label: 'MapLabel',
  path: 'MapPath',
  shape: 'MapShape',
  model: 'MapModel',
  image: 'MapImage',
  category: 'LocationCategory',
  animation: 'MapAnimation',
  dot: 'BlueDot',
  session: 'NavigationSession',
  hit: 'SearchHit',
  tap: 'MapTap',
  step: 'Instruction',
};

const ROOT_NAMES: Readonly<Record<string, Readonly<Record<string, RootNames>>>> = {
  'web-sdk': {
    '6.0': {
      dot: 'BlueDot',
      session: 'NavigationSession',
      image: 'MapImage',
      text: 'MapText',
      cluster: 'ClusterGroup',
      step: 'Instruction',
      focus: 'DynamicFocus',
      overlay: 'MapView',
      error: 'MapViewError',
    },
    '5.0': OLDER_WEB_NAMES,
    '4.0': OLDER_WEB_NAMES,
  },
  'react-native-sdk': {
    '6.0': {
      map: 'RemoteMap',
      // The plain names belong to components there.
      marker: 'MapMarker',
      label: 'MapLabel',
      path: 'MapPath',
      shape: 'MapShape',
      model: 'MapModel',
      dot: 'BlueDot',
      session: 'NavigationSession',
      image: 'MapImage',
      text: 'MapText',
      step: 'Instruction',
      focus: 'DynamicFocus',
      stack: 'StackedFloors',
      error: 'BridgeError',
    },
    '5.0': OLDER_NATIVE_NAMES,
    '4.0': OLDER_NATIVE_NAMES,
    '3.0': OLDER_NATIVE_NAMES,
  },
  'ios-sdk': {
    '5.0': { ...MOBILE_NAMES, content: 'HTMLContent', error: 'MapError' },
    '4.0': OLDER_MOBILE_NAMES,
    '3.0': OLDER_MOBILE_NAMES,
  },
  'android-sdk': {
    '5.0': { ...MOBILE_NAMES, content: 'HtmlContent', error: 'MapException' },
    '4.0': OLDER_MOBILE_NAMES,
    '3.0': OLDER_MOBILE_NAMES,
  },
};

/** All references that the portal may show. */
export function referenceKeys(): readonly ReferenceKey[] {
  return [
    ...VERSIONED_INSTANCES.flatMap(({ id, versions }) =>
      versions.map(({ name }) => ({ sdk: id, version: name })),
    ),
    ...OTHER_REFERENCES,
  ];
}

/** Variable names in the guides of a version, and their types. */
export function rootNames({ sdk, version }: ReferenceKey): RootNames {
  if (VERSIONED_INSTANCES.every(({ id }) => id !== sdk)) return {};
  return { ...SHARED_ROOT_NAMES, ...ROOT_NAMES[sdk]?.[version] };
}

/** The path of the page of a reference; `undefined` for a version that the portal does not have. */
export function referencePath({ sdk, version }: ReferenceKey): string | undefined {
  const other = OTHER_REFERENCES.find((each) => each.sdk === sdk && each.version === version);
  if (other) return other.path;
  const versions = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions ?? [];
  const age = versions.findIndex(({ name }) => name === version);
  if (age === -1) return undefined;
  return age === 0 ? `/${sdk}/api-reference` : `/${sdk}/${version}/api-reference`;
}

/** Sort rank: SDKs and versions in their usual order, then the others. */
export function referenceRank({ sdk, version }: ReferenceKey): number {
  const all = VERSIONED_INSTANCES.flatMap(({ id, versions }) =>
    versions.map(({ name }) => `${id} ${name}`),
  );
  const place = all.indexOf(`${sdk} ${version}`);
  return place === -1 ? all.length : place;
}

/** Number of newer versions. */
export function versionAge({ sdk, version }: ReferenceKey): number {
  const versions = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions ?? [];
  return Math.max(
    0,
    versions.findIndex(({ name }) => name === version),
  );
}

/** Unversioned pages that refer to a version. */
const OTHER_PAGES: readonly (ReferenceKey & { readonly folder: string })[] = [
  { sdk: 'web-sdk', version: '6.0', folder: 'src/pages/playground/' },
];

const VERSIONED_FILE = /(?:^|\/)([\w-]+)_versioned_docs\/version-([\d.]+)\//;

/** The reference that the code of a page refers to. */
export function referenceOfFile(file: string): ReferenceKey | undefined {
  const path = file.replaceAll('\\', '/');
  const [, sdk, version] = VERSIONED_FILE.exec(path) ?? [];
  if (sdk !== undefined && version !== undefined) return { sdk, version };
  const pages = [...OTHER_REFERENCES, ...OTHER_PAGES];
  return pages.find(({ folder }) => path.includes(`/${folder}`));
}

/** Older versions of the same SDK, the newest first. */
export function olderVersions({ sdk, version }: ReferenceKey): readonly ReferenceKey[] {
  const versions = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions ?? [];
  const age = versions.findIndex(({ name }) => name === version);
  return versions.slice(age + 1).map(({ name }) => ({ sdk, version: name }));
}
