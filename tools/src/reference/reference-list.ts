import { loadBrand } from '../../../load-brand.ts';
import {
  LEGACY_NATIVE_PACKAGE,
  LEGACY_PACKAGE,
  type PackageEntry,
  readLegacyLine,
  readSdkPackage,
} from '../sdk/sdk-package.ts';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { makeAndroidReference } from './make-android-reference.ts';
import { makeIosReference } from './make-ios-reference.ts';
import { readReexportExamples } from '../sdk/own-examples.ts';
import { type MadeReference, makeReference, type ReferenceFacts } from './make-reference.ts';
import { readTypedoc } from './read-typedoc.ts';

/** A reference that the portal has. */
export type ReferenceRow = {
  /** Id of the docs group. */
  readonly sdk: string;
  readonly version: string;
  /** Files and folders that it is made from. */
  readonly inputs: readonly string[];
  /** Makes it from the sources. */
  readonly make: () => Promise<MadeReference>;
};

/** SDKs with versions before 6.0. */
const OLDER_LINES = {
  'web-sdk': {
    title: 'Web SDK',
    packageName: LEGACY_PACKAGE,
    inputs: ['geo', 'mvf', 'venue', 'web-sdk', 'web-sdk-legacy'],
    summary: 'Loads a venue, shows it, and all that its map can do.',
  },
  'react-native-sdk': {
    title: 'React Native SDK',
    packageName: LEGACY_NATIVE_PACKAGE,
    inputs: ['react-native-sdk-legacy'],
    summary: 'The map component, what its ref can do, and the data of a venue.',
  },
} as const;

/**
 * Every SDK version with a reference. `make` may read any language, as long as it returns a
 * `Reference` (see `packages/reference`).
 */
export const REFERENCES: readonly ReferenceRow[] = [
  {
    sdk: 'web-sdk',
    version: '6.0',
    inputs: ['geo', 'mvf', 'venue', 'web-sdk', 'web-sdk-react'].flatMap(inputsOf),
    make: () => {
      const { entries, name, version } = readSdkPackage('web-sdk');
      const react = readSdkPackage('web-sdk-react');
      return makeFromPackage({
        sdk: 'web-sdk',
        version: '6.0',
        release: version,
        title: 'Web SDK 6.0',
        packageName: name,
        entries: [...entries, { ...react.entries[0]!, name: 'react' }],
        packageOfModule: { react: react.name },
        moduleSummaries: {
          index: 'Shows a venue, and all that a map can do without further modules.',
          annotations: 'Shows the signs of a venue, such as fire extinguishers and first aid.',
          'blue-dot': 'Shows where the user is, and follows.',
          clusters: 'Shows points that are close to each other as one.',
          'dynamic-focus': 'Opens the building that the camera looks at, and closes the others.',
          images: 'Puts pictures on floors, tops and walls.',
          'maplibre-overlay': 'Shows a venue in the MapLibre map of an app.',
          models: 'Adds glTF and GLB models.',
          outdoor: 'Shows the surroundings of a venue.',
          react: 'Components and hooks for React. A package of its own.',
          'screen-space-occlusion': 'Draws finer shadows, on machines that are fast enough.',
          screenshots: 'Takes pictures of the map.',
          'stacked-floors': 'Shows floors apart, one above the other.',
          'text-3d': 'Puts text into the scene.',
          views: 'Keeps and shares states of the map.',
          search: 'Finds places by name, tag and category, in an open venue and without a server.',
        },
        unlinked: {
          MvfBundle: 'An open bundle is handed on as it is; the reference of mvf has its members.',
        },
      });
    },
  },
  legacyRow('v5', 'web-sdk'),
  legacyRow('v4', 'web-sdk'),
  {
    sdk: 'react-native-sdk',
    version: '6.0',
    inputs: ['geo', 'mvf', 'venue', 'web-sdk', 'react-native-sdk'].flatMap(inputsOf),
    make: () => {
      const { entries, examplesFolder, name, version } = readSdkPackage('react-native-sdk');
      const facts = {
        sdk: 'react-native-sdk',
        version: '6.0',
        release: version,
        title: 'React Native SDK 6.0',
        packageName: name,
        entries,
        moduleSummaries: {
          index: 'Components and hooks for a map in a web view, and the calls that reach it.',
        },
        unlinked: Object.fromEntries(
          [
            'COMMON_FIELDS',
            'SHAPE_FIELDS',
            'OWN_FIELDS',
            'Plain',
            'AnyFunction',
            'Living',
            'EventsOf',
          ].map((part) => [part, 'A part of the rule that turns types of the Web SDK into these.']),
        ),
        ownExamples: readReexportExamples(examplesFolder!),
      };
      // Those of the Web SDK are code for pages, which does not run across the bridge.
      return makeFromPackage(facts, { examplesFrom: name });
    },
  },
  legacyRow('v5', 'react-native-sdk'),
  legacyRow('v4', 'react-native-sdk'),
  legacyRow('v3', 'react-native-sdk'),
  ...(Object.keys(IOS_RELEASES) as (keyof typeof IOS_RELEASES)[]).map(iosRow),
  ...(Object.keys(ANDROID_RELEASES) as (keyof typeof ANDROID_RELEASES)[]).map(androidRow),
  {
    sdk: 'mvf',
    version: '3',
    inputs: ['geo', 'mvf'].flatMap(inputsOf),
    make: () => {
      const { entries, name, version } = readSdkPackage('mvf');
      return makeFromPackage({
        sdk: 'mvf',
        version: '3',
        release: version,
        title: 'MVF 3',
        packageName: name,
        entries,
        precedence: ['v3', 'v2', 'v1'],
        dataModules: ['v1', 'v2', 'v3'],
        moduleSummaries: {
          index: 'Reads and writes bundles of any version.',
          read: 'The reader alone, for pages that only show a venue.',
          v1: 'What the files of an MVF 1 bundle hold.',
          v2: 'What the files of an MVF 2 bundle hold.',
          v3: 'What the files of an MVF 3 bundle hold.',
          validate: 'Checks a bundle and says what is wrong, where, and how to correct it.',
          convert: 'Converts between versions, and from and to other formats.',
          assemble: 'Makes MVF 3 documents from drafts: shapes, doors, connections and places.',
          routing: 'Finds routes over the nodes and connections of a bundle.',
          reference: 'The format as tables of fields and as JSON Schema.',
        },
        unlinked: Object.fromEntries(
          ['BUNDLE', 'VALUE', 'REFERENCE', 'GEOMETRY', 'ROUTING'].map((group) => [
            `${group}_CODES`,
            'A part of FINDING_CODES, which has them all.',
          ]),
        ),
      });
    },
  },
];

/** A version of an SDK before 6.0. */
function legacyRow(line: 'v5' | 'v4' | 'v3', sdk: keyof typeof OLDER_LINES): ReferenceRow {
  const { title, packageName, inputs, summary } = OLDER_LINES[sdk];
  const version = `${line.slice(1)}.0`;
  return {
    sdk,
    version,
    inputs: inputs.flatMap(inputsOf),
    make: () => {
      const { entries, name, version: release } = readLegacyLine(line, packageName);
      return makeFromPackage({
        sdk,
        version,
        title: `${title} ${version}`,
        release,
        packageName: name,
        entries,
        moduleSummaries: { index: summary },
      });
    },
  };
}

/** A version of the iOS SDK, which consists of declarations. */
function iosRow(version: keyof typeof IOS_RELEASES): ReferenceRow {
  return {
    sdk: 'ios-sdk',
    version,
    inputs: ['packages/native-api'],
    make: () => makeIosReference(version, loadBrand()),
  };
}

/** A version of the Android SDK, which consists of declarations. */
function androidRow(version: keyof typeof ANDROID_RELEASES): ReferenceRow {
  return {
    sdk: 'android-sdk',
    version,
    inputs: ['packages/native-api'],
    make: () => makeAndroidReference(version, loadBrand()),
  };
}

async function makeFromPackage(
  facts: ReferenceFacts,
  { examplesFrom }: { readonly examplesFrom?: string } = {},
): Promise<MadeReference> {
  // Exports of several entries belong to the first of them.
  const order = ['index', ...(facts.precedence ?? [])];
  const rank = ({ name }: PackageEntry): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const entries = facts.entries.toSorted((a, b) => rank(a) - rank(b));
  return makeReference(await readTypedoc(entries, examplesFrom), facts, loadBrand());
}

function inputsOf(name: string): string[] {
  return [`packages/${name}/package.json`, `packages/${name}/src`];
}
