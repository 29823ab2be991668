import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNotices, type Notice, readNotice } from '@brand/third-party-notices';
import type { LoadContext, Plugin } from '@docusaurus/types';
import packageNames from '../packages.json' with { type: 'json' };
import { bundleRecorder } from './bundle-recorder.ts';

export type ThirdPartyNoticesOptions = {
  /** `node_modules` folders, the first that has a package wins. */
  readonly installFolders: readonly string[];
  /** Where bundlers record the packages that they bundled. */
  readonly recordsFolder: string;
};

const FILE = 'third-party-notices.txt';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Adds the packages to the page, and publishes their licences as a text. */
export default function thirdPartyNotices(
  { siteConfig }: LoadContext,
  { installFolders, recordsFolder }: ThirdPartyNoticesOptions,
): Plugin<readonly Notice[]> {
  return {
    name: 'third-party-notices',
    loadContent: () =>
      Promise.resolve(packageNames.map((name) => readNotice(findFolder(name, installFolders)))),

    async contentLoaded({ content, actions }) {
      const rows = content.map(({ name, version, license }) => ({ name, version, license }));
      await actions.createData('packages.json', rows);
    },

    configureWebpack: (_config, isServer) =>
      (isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : { plugins: [bundleRecorder(recordsFolder)] }) as BundlerConfig,

    postBuild: ({ outDir, content }) =>
      writeFile(join(outDir, FILE), formatNotices(siteConfig.title, content)),
  };
}

function findFolder(name: string, installFolders: readonly string[]): string {
  const found = installFolders
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`third-party-notices: ${name} is not installed.`);
  return found;
}
