import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../packages-of.ts';
import type { PlaygroundTable, SampleSource } from '../sample-source.ts';
import type { PlaygroundFilesOptions } from './options.ts';
import { readSource } from './read-source.ts';

/** The output of `tools/src/playground`. */
type Built = Omit<PlaygroundTable, 'sources' | 'samples' | 'pictured'>;

/** Folder of binary files of samples, relative to the frame's page. */
export const FRAME_ASSETS = 'files';

export function readBuilt(folder: string): Built {
  const path = join(folder, 'built.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Built) : { packages: {} };
}

/** A sample by the path of its program; `undefined` if the playground cannot open it. */
export function openSample(
  path: string,
  { samplesFolder, packageScope, builtFolder }: PlaygroundFilesOptions,
): SampleSource | undefined {
  const built = readBuilt(builtFolder);
  return readSource(path, {
    samplesFolder,
    packageScope,
    packagesOf: (version, files) => packagesOf(built, version, files),
    assetAddress: (file) => `${FRAME_ASSETS}/${file}`,
  });
}
