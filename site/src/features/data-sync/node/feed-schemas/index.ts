import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FEED_KIND_NAMES, feedJsonSchema, schemaAddress } from '@brand/data-sync/schema';
import type { LoadContext, Plugin } from '@docusaurus/types';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const NAME = 'feed-schemas';

/** Publishes the JSON Schemas of feeds at stable URLs. */
export default function feedSchemas({
  baseUrl,
  generatedFilesDir,
  siteConfig: { url },
}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, NAME, 'files');
  const siteUrl = (url + baseUrl).replace(/\/+$/, '');
  return {
    name: NAME,

    loadContent() {
      for (const kind of FEED_KIND_NAMES) {
        const path = join(folder, schemaAddress(kind));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `${JSON.stringify(feedJsonSchema(kind, siteUrl), null, 2)}\n`);
      }
    },

    configureWebpack() {
      if (process.env['NODE_ENV'] === 'production') return {};
      const devServer = { static: [{ directory: folder, publicPath: baseUrl }] };
      return { devServer } as BundlerConfig;
    },

    postBuild: ({ outDir }) => cp(folder, outDir, { recursive: true }),
  };
}
