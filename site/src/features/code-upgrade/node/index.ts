import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UpgradeFiles } from '../upgrade-files.ts';

type Options = {
  /** The output of `tools/src/products/build-playground.ts`. */
  readonly builtFolder: string;
};

/** Tells the page where its worker is, which is published with the files of the playground. */
export default function codeUpgrade(_: LoadContext, { builtFolder }: Options): Plugin {
  return {
    name: 'code-upgrade',
    async contentLoaded({ actions }) {
      const path = join(builtFolder, 'built.json');
      const built = existsSync(path)
        ? (JSON.parse(readFileSync(path, 'utf8')) as { readonly upgradeWorker?: string })
        : {};
      const files: UpgradeFiles = { worker: built.upgradeWorker ?? '' };
      await actions.createData('files.json', files);
    },
  };
}
