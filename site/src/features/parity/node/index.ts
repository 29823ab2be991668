import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { ParityMatrix } from '../parity-matrix.ts';

export type ParityOptions = {
  /** What the build of the references writes: which SDK has which feature. */
  readonly file: string;
  /** Whether a site without the file can be built, as in tests. */
  readonly isOptional: boolean;
};

const NAME = 'parity';
const NOTHING: ParityMatrix = { versions: [], features: [] };

/** Gives pages the table of features, SDKs and versions. */
export default function parity(
  _context: unknown,
  { file, isOptional }: ParityOptions,
): Plugin<ParityMatrix> {
  return {
    name: NAME,
    getPathsToWatch: () => [file],
    loadContent() {
      if (existsSync(file)) {
        return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as ParityMatrix);
      }
      if (isOptional) return Promise.resolve(NOTHING);
      throw new Error(
        `${file}: expected the table of features, found none. Make it by: node tools/src/products/build-reference.ts`,
      );
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('matrix.json', content);
    },
  };
}
