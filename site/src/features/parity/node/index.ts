import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { ParityMatrix } from '../parity-matrix.ts';

export type ParityOptions = {
  /** The parity matrix that the build of the references writes. */
  readonly file: string;
  /** Whether the site builds without the file, as in tests. */
  readonly isOptional: boolean;
};

const NAME = 'parity';
const NOTHING: ParityMatrix = { versions: [], features: [] };

/** Provides the parity matrix to pages. */
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
