import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderDrawing } from '../drawing.ts';
import { drawings } from '../drawings/index.ts';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const NAME = 'diagrams';
/** Below `assets`, which browsers may cache forever: the folder name changes with its files. */
const PUBLIC_FOLDER = 'assets/diagrams';

/**
 * The build writes drawings into the HTML of pages. Published browser bundles have none of them: for
 * a page that is opened by a link within the site, they are files.
 */
export default function diagrams({ baseUrl }: LoadContext): Plugin {
  const files = Object.entries(drawings).map(
    ([name, drawing]) => [`${name}.svg`, renderDrawing(name, drawing)] as const,
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = `${PUBLIC_FOLDER}/${hash}`;
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData('published.json', { folder: `${baseUrl}${folder}/` });
    },
    configureWebpack(_config, isServer) {
      const isDrawnHere = isServer || process.env['NODE_ENV'] !== 'production';
      return {
        resolve: {
          alias: {
            '@diagram-drawings$': join(
              import.meta.dirname,
              isDrawnHere ? '../drawings/index.ts' : '../no-drawings.ts',
            ),
          },
        },
      } as BundlerConfig;
    },
    async postBuild({ outDir }) {
      await mkdir(join(outDir, folder), { recursive: true });
      for (const [name, svg] of files) await writeFile(join(outDir, folder, name), svg);
    },
  };
}
