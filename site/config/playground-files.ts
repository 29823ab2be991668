import { join } from 'node:path';
import type { PlaygroundFilesOptions } from '../src/features/playground/node/options.ts';
import { openSample } from '../src/features/playground/node/open-sample.ts';
import { VERSIONED_INSTANCES } from './instances.ts';
import { loadBrand } from '../../load-brand.ts';
import { samplesFolder } from './reference-options.ts';
import { rootNames } from './references.ts';
import { builtSamplesFolder } from './sample-folders.ts';

/**
 * The samples that the playground opens, and the files that `tools/src/playground` makes for it.
 */
export const playgroundFilesOptions: PlaygroundFilesOptions = {
  samplesFolder,
  groups: ['web-sdk/6.0', 'showcase/6.0', 'showcase/5.0'],
  packageScope: `@${loadBrand().slug}`,
  picturesFolder: builtSamplesFolder,
  builtFolder: join(import.meta.dirname, '../../.cache/playground'),
  sdkNames: VERSIONED_INSTANCES.flatMap(({ id, label, versions }) =>
    versions.map(({ name }) => ({
      sdk: id,
      version: name,
      label: `${label} ${name}`,
      names: rootNames({ sdk: id, version: name }),
    })),
  ),
};

/** Whether the playground can open the sample at a path. */
export function canOpenInPlayground(path: string): boolean {
  return openSample(path, playgroundFilesOptions) !== undefined;
}
