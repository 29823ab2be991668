import type { KnownSection, PageRecord } from '@brand/wire/assistant';
import type { Versioned } from './sdk-versions.ts';

/** A row of the table that compares the SDKs. */
export type Feature = {
  readonly name: string;
  /** For each SDK and version of the table: the proof, or `undefined` if it lacks the feature. */
  readonly support: readonly (Versioned & { readonly url: string | undefined })[];
};

const COLUMNS: Readonly<Record<string, string>> = {
  Web: 'web-sdk',
  'React Native': 'react-native-sdk',
  iOS: 'ios-sdk',
  Android: 'android-sdk',
};
const COLUMN = /^(.+) (\d+\.\d+)$/;
const PROOF = /^\[[^\]]*\]\(([^)]+)\)$/;

/** Features of each SDK, from the comparison in the overview. */
export class FeatureMatrix {
  readonly features: readonly Feature[] = [];
  /** The page with the comparison. */
  readonly page: PageRecord | undefined;
  readonly section: KnownSection | undefined;

  constructor(pages: Iterable<PageRecord>) {
    for (const page of pages) {
      for (const section of page.sections) {
        for (const block of section.blocks) {
          if (block.kind !== 'table' || block.header[0] !== 'Feature') continue;
          this.page = page;
          this.section = section;
          this.features = readFeatures(block.header, block.rows);
          return;
        }
      }
    }
  }
}

function readFeatures(
  [, ...columns]: readonly string[],
  rows: readonly (readonly string[])[],
): Feature[] {
  const versions = columns.map((column) => {
    const [, label = '', version = ''] = COLUMN.exec(column) ?? [];
    return { sdk: COLUMNS[label] ?? label, version };
  });
  return rows.flatMap(([name = '', ...cells]) => {
    // Rows without cells are headings of groups.
    if (cells.every((cell) => cell === '')) return [];
    const support = versions.map((version, at) => ({
      ...version,
      url: PROOF.exec(cells[at] ?? '')?.[1],
    }));
    return [{ name, support }];
  });
}
