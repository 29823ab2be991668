import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { ShowcaseFile, ShowcaseItem } from '../../components/Showcase/showcase-item.ts';
import { highlightCode } from '../../mdx/highlight-code.ts';
import { type IncludeSampleOptions, readSample } from '../../mdx/read-sample.ts';
import { readItems } from './read-items.ts';

export type ShowcaseOptions = {
  readonly versions: readonly string[];
  /** How samples are read. */
  readonly samples: IncludeSampleOptions;
  /** The pages of samples and their pictures. */
  readonly builtFolder: string;
};

const NAME = 'showcase';
const LANGUAGES: Readonly<Record<string, string>> = {
  'main.ts': 'ts',
  'data.ts': 'ts',
  'app.css': 'css',
};

type Content = Readonly<Record<string, readonly ShowcaseItem[]>>;

/** Gives pages the list of the showcase's apps, and their code in a file for each. */
export default function showcase(_context: unknown, options: ShowcaseOptions): Plugin<Content> {
  const { versions, samples, builtFolder } = options;
  const folder = join(samples.samplesFolder, NAME);
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
    async contentLoaded({ content, actions: { createData } }) {
      await createData('items.json', content);
      for (const version of versions) {
        for (const { id } of content[version] ?? []) {
          const files = await readFiles(`${NAME}/${version}/${id}`, samples);
          await createData(`source-${version}-${id}.json`, files);
        }
      }
    },
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
