import { join } from 'node:path';
import type { ThirdPartyNoticesOptions } from '../src/features/third-party-notices/node/index.ts';

export const thirdPartyNoticesOptions: ThirdPartyNoticesOptions = {
  installFolders: ['../node_modules', '../../node_modules'].map((folder) =>
    join(import.meta.dirname, folder),
  ),
  recordsFolder: join(import.meta.dirname, '../../.cache/third-party'),
};
