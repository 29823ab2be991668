import { loadBrand } from '../load-brand.ts';
import { type PackageEntry, readSdkPackage } from '../sdk/sdk-package.ts';
import { type MadeReference, makeReference } from './make-reference.ts';
import { readTypedoc } from './read-typedoc.ts';

/** A reference that the portal has. */
export type ReferenceRow = {
  /** The docs group. */
  readonly sdk: string;
  readonly version: string;
  /** Files and folders that it is made from. */
  readonly inputs: readonly string[];
  /** Makes it from the sources. */
  readonly make: () => Promise<MadeReference>;
};

/**
 * Every SDK version with a reference. A row per SDK version; whatever `make` does, it ends in a
 * `Reference` (`packages/reference` says how other languages are written down).
 */
export const REFERENCES: readonly ReferenceRow[] = [
  {
    sdk: 'web-sdk',
    version: '6.0',
    inputs: ['geo', 'mvf', 'venue', 'web-sdk'].flatMap(inputsOf),
    make: () => {
      const { entries, name, version } = readSdkPackage('web-sdk');
      return makeFromPackage({
        sdk: 'web-sdk',
        version: '6.0',
        release: version,
        title: 'Web SDK 6.0',
        packageName: name,
        entries,
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

async function makeFromPackage(facts: Parameters<typeof makeReference>[1]): Promise<MadeReference> {
  // What several entries export belongs to the first of them.
  const order = ['index', ...(facts.precedence ?? [])];
  const rank = ({ name }: PackageEntry): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const entries = facts.entries.toSorted((a, b) => rank(a) - rank(b));
  return makeReference(await readTypedoc(entries), facts, loadBrand());
}

function inputsOf(name: string): string[] {
  return [`packages/${name}/package.json`, `packages/${name}/src`];
}
