import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ShowcaseFile, ShowcaseItem } from '../showcase-item.ts';
import { highlightCode } from '../../../markdown/highlight-code.ts';
import { type IncludeSampleOptions, readSample } from '../../../samples/node/read-sample.ts';
import { type ReadItem, readItems } from './read-items.ts';

export type ShowcaseOptions = {
  readonly versions: readonly string[];
  /** Options for reading samples. */
  readonly samples: IncludeSampleOptions;
  /** The built pages of samples and their screenshots. */
  readonly builtFolder: string;
};

const NAME = 'showcase';
const LANGUAGES: Readonly<Record<string, string>> = {
  'main.ts': 'ts',
  'data.ts': 'ts',
  'app.css': 'css',
};

/** Below `assets`, which browsers may cache forever: file names change with their content. */
const PUBLIC_FOLDER = 'assets/showcase';

type Content = Readonly<Record<string, readonly ReadItem[]>>;
type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Provides the list of apps to pages, and publishes the code of each as a file. */
export default function showcase(
  { baseUrl, generatedFilesDir }: LoadContext,
  { versions, samples, builtFolder }: ShowcaseOptions,
): Plugin<Content> {
  const folder = join(samples.samplesFolder, NAME);
  const filesFolder = join(generatedFilesDir, NAME, 'files');

  const publish = async (version: string, item: ReadItem): Promise<ShowcaseItem> => {
    const text = JSON.stringify(await readFiles(`${NAME}/${version}/${item.id}`, samples));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const path = `${PUBLIC_FOLDER}/${version}/${item.id}-${hash}.json`;
    await mkdir(dirname(join(filesFolder, path)), { recursive: true });
    await writeFile(join(filesFolder, path), text);
    return { ...item, source: baseUrl + path };
  };

  return {
    name: NAME,
    getPathsToWatch: () => [`${folder}/**/*`],
    loadContent: () =>
      Promise.resolve(
        Object.fromEntries(
          versions.map((version) => [
            version,
            readItems(version, { folder, builtFolder: join(builtFolder, NAME) }),
          ]),
        ),
      ),

    async contentLoaded({ content, actions }) {
      await rm(filesFolder, { recursive: true, force: true });
      const published = await Promise.all(
        Object.entries(content).map(async ([version, items]) => [
          version,
          await Promise.all(items.map((item) => publish(version, item))),
        ]),
      );
      await actions.createData('items.json', Object.fromEntries(published) as object);
    },

    configureWebpack: () =>
      (process.env['NODE_ENV'] === 'production'
        ? {}
        : {
            devServer: { static: [{ directory: filesFolder, publicPath: baseUrl }] },
          }) as BundlerConfig,

    postBuild: ({ outDir }) => cp(filesFolder, outDir, { recursive: true }),
  };
}

async function readFiles(
  path: string,
  options: IncludeSampleOptions,
): Promise<readonly ShowcaseFile[]> {
  const names = Object.keys(LANGUAGES).filter((name) =>
    existsSync(join(options.samplesFolder, path, name)),
  );
  return Promise.all(
    names.map(async (name): Promise<ShowcaseFile> => {
      const language = LANGUAGES[name] ?? 'text';
      const { code, links = [] } = readSample({ name: `${path}/${name}` }, options, fail);
      return { name, language, html: await highlightCode(code, language, { links }) };
    }),
  );
}

function fail(message: string): never {
  throw new Error(message);
}
