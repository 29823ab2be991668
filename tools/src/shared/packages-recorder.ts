import { join } from 'node:path';
import { recordPackages } from '@brand/third-party-notices';
import type { Plugin } from 'rolldown';
import { ROOT } from './repo.ts';

/** Read after the build, when the page of third-party notices is compared with it. */
export const PACKAGE_RECORDS: string = join(ROOT, '.cache/third-party');

/** Records which npm packages a bundle contains. */
export function packagesRecorder(bundle: string): Plugin {
  return {
    name: 'packages-recorder',
    generateBundle(_options, files) {
      const modules = Object.values(files).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      recordPackages(PACKAGE_RECORDS, bundle, modules);
    },
  };
}
