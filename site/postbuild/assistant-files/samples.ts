import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { KnownSample } from '@brand/wire/assistant';
import { VERSIONED_INSTANCES } from '../../config/instances.ts';
import { TOPICS } from '../../src/features/playground/topics/index.ts';
import { TOPIC_SAMPLES } from '../../src/features/playground/topics/topic.ts';
import { readSample } from '../../src/samples/node/read-sample.ts';
import { compiledWith } from './compiled-with.ts';
import type { AssistantFilesOptions } from './options.ts';
import { listSampleUses, type SampleUse } from './list-sample-uses.ts';

type SampleOptions = Omit<
  AssistantFilesOptions,
  'referenceFolder' | 'pages' | 'exampleQuestionsFolder'
>;

/** Binary files, and files that only the build reads. */
const LEFT_OUT = /\.(?:glb|png|webp)$|(?:^|\/)(?:tsconfig|sample|item)\.json$/;

/**
 * Collects the samples that pages show, as they show them: without region markers, under the brand.
 */
export async function collectSamples(options: SampleOptions): Promise<KnownSample[]> {
  const playable = await readPlayable(options.generatedFolder);
  const uses = [
    ...(await listSampleUses(options)),
    ...TOPICS.flatMap(({ id, variants }) =>
      variants.map(({ sample }) => ({
        sample: `${TOPIC_SAMPLES}/${sample}`,
        page: `/playground/${id}`,
      })),
    ),
    ...showcaseUses(playable),
  ].filter(({ page }) => existsSync(join(options.buildFolder, page, 'index.html')));
  const samples: KnownSample[] = [];
  for (const [name, its] of Map.groupBy(uses, ({ sample }) => sample)) {
    samples.push(await readKnown(name, new Set(its.map(({ page }) => page))));
  }
  return samples.toSorted((a, b) => (a.name < b.name ? -1 : 1));

  async function readKnown(name: string, pages: ReadonlySet<string>): Promise<KnownSample> {
    const [sdk = '', version = ''] = name.split('/');
    const files = await readTexts(name, options);
    const label = compiledWith({ sdk, version, files: Object.keys(files) });
    const program = [name, `${name}/react`].find((path) => playable.has(path));
    return {
      name,
      sdk,
      version,
      ...(label !== undefined && { compilesWith: label }),
      ...(program !== undefined && { playground: `/playground/?sample=${program}` }),
      files,
      pages: [...pages].toSorted(),
    };
  }
}

/** The apps of a version share one page; that of the newest version is at the bare path. */
function showcaseUses(playable: ReadonlySet<string>): SampleUse[] {
  const newest = VERSIONED_INSTANCES.find(({ id }) => id === 'showcase')?.versions[0].name;
  return [...playable]
    .filter((sample) => sample.startsWith('showcase/'))
    .map((sample) => {
      const version = sample.split('/')[1];
      return { sample, page: version === newest ? '/showcase' : `/showcase/${version}` };
    });
}

/** Paths of the programs that the playground opens. */
async function readPlayable(generatedFolder: string): Promise<ReadonlySet<string>> {
  const file = join(generatedFolder, 'playground-files/default/table.json');
  const { samples } = JSON.parse(await readFile(file, 'utf8')) as { samples: string[] };
  return new Set(samples);
}

async function readTexts(
  name: string,
  { samplesFolder, brand }: SampleOptions,
): Promise<Record<string, string>> {
  const include = {
    samplesFolder,
    packageScope: `@${brand.slug}`,
    siteUrl: brand.siteUrl,
    sourceCode: brand.links.sourceCode,
  };
  const texts: Record<string, string> = {};
  for (const file of await filesOf(join(samplesFolder, name))) {
    const path = relative(samplesFolder, file).replaceAll('\\', '/');
    if (LEFT_OUT.test(path)) continue;
    const shownAs =
      path === name ? path.slice(path.lastIndexOf('/') + 1) : path.slice(name.length + 1);
    texts[shownAs] = `${readSample({ name: path }, include, fail).code}\n`;
  }
  return texts;
}

/** A sample is a folder or a single file. */
async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function fail(message: string): never {
  throw new Error(message);
}
