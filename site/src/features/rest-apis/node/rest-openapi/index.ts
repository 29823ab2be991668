import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { API_NAMES, makeOpenApi, openApiFile } from '@brand/rest-api';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NAME = 'rest-openapi';

/**
 * Publishes the OpenAPI documents of the REST APIs, so that static hosts have them too. On our own
 * server and beside the dev server, the service itself responds at the same URLs.
 */
export default function restOpenApi({ generatedFilesDir }: LoadContext): Plugin {
  const folder = join(generatedFilesDir, NAME, 'files');
  return {
    name: NAME,

    loadContent() {
      for (const api of API_NAMES) {
        const path = join(folder, 'rest', openApiFile(api));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `${JSON.stringify(makeOpenApi(api), null, 2)}\n`);
      }
    },

    postBuild: ({ outDir }) => cp(folder, outDir, { recursive: true }),
  };
}
