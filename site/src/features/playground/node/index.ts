import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CODE_TYPES_FILE } from '@brand/wire/assistant';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PlaygroundTable, SampleSource } from '../sample-source.ts';
import { readCodeTypes } from './code-types.ts';
import { FRAME_ASSETS, openSample, readBuilt } from './open-sample.ts';
import type { PlaygroundFilesOptions } from './options.ts';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const NAME = 'playground-files';
const NO_COMPILER = join(import.meta.dirname, '../types/no-compiler.ts');
/** The frame's policy only allows programs to load from `samples`. */
const FRAMES = 'samples/playground';
const SOURCES = `${FRAMES}/sources`;
const EDITOR_FILES = 'assets/playground';

/** Publishes the samples that the playground can open, and the files of its editor. */
export default function playgroundFiles(
  { baseUrl, generatedFilesDir }: LoadContext,
  options: PlaygroundFilesOptions,
): Plugin<SampleSource[]> {
  const filesFolder = join(generatedFilesDir, NAME, 'files');
  const built = readBuilt(options.builtFolder);
  return {
    name: NAME,
    getPathsToWatch: () => options.groups.map((group) => `${options.samplesFolder}/${group}/**/*`),
    loadContent: () => Promise.resolve(readSources(options)),

    async contentLoaded({ content, actions }) {
      await rm(filesFolder, { recursive: true, force: true });
      const text = JSON.stringify(content);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const folder = `${SOURCES}-${hash}`;
      for (const source of content) {
        await write(join(filesFolder, folder, `${source.path}.json`), JSON.stringify(source));
      }
      await copyAssets(content, options.samplesFolder, join(filesFolder, FRAMES));
      const builtFiles = join(options.builtFolder, 'files');
      if (existsSync(builtFiles)) {
        await cp(builtFiles, join(filesFolder, EDITOR_FILES), { recursive: true });
        const codeTypes = readCodeTypes(options);
        await write(join(filesFolder, CODE_TYPES_FILE), JSON.stringify(codeTypes));
      }
      const table: PlaygroundTable = {
        ...built,
        sources: `${folder}/`,
        samples: content.map(({ path }) => path),
        pictured: content
          .map(({ path }) => path)
          .filter((path) => existsSync(join(options.picturesFolder, path, 'light.webp'))),
      };
      await actions.createData('table.json', table);
    },

    configureWebpack() {
      return {
        // The page only talks to the worker, which has the compiler.
        resolve: { alias: { typescript$: NO_COMPILER } },
        ...(process.env['NODE_ENV'] !== 'production' && {
          devServer: { static: [{ directory: filesFolder, publicPath: baseUrl }] },
        }),
      } as BundlerConfig;
    },

    async postBuild({ outDir }) {
      await mkdir(filesFolder, { recursive: true });
      await cp(filesFolder, outDir, { recursive: true });
    },
  };
}

function readSources(options: PlaygroundFilesOptions): SampleSource[] {
  const { samplesFolder, groups } = options;
  const paths = groups.flatMap((group) => {
    const folder = join(samplesFolder, group);
    const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return names
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`)
      .toSorted()
      .flatMap((path) => [path, `${path}/react`]);
  });
  return paths.flatMap((path) => openSample(path, options) ?? []);
}

async function copyAssets(
  sources: readonly SampleSource[],
  samplesFolder: string,
  target: string,
): Promise<void> {
  for (const address of sources.flatMap(({ assets }) => Object.values(assets))) {
    await cp(join(samplesFolder, address.slice(FRAME_ASSETS.length)), join(target, address));
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
