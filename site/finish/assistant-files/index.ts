import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KNOWLEDGE_FILES } from '@brand/wire/assistant';
import type { Brand } from '../../../brand.ts';
import type { BuiltPage } from '../read-built-pages.ts';
import { readAsked } from './asked.ts';
import { collectPages } from './pages.ts';
import { collectSamples } from './samples.ts';
import { collectSymbols } from './symbols.ts';

export type AssistantFilesOptions = {
  readonly buildFolder: string;
  readonly pages: readonly BuiltPage[];
  /** Holds how readers ask for what pages say. */
  readonly askedFolder: string;
  /** What the framework generated for the build: which page comes from which file. */
  readonly generatedFolder: string;
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  /** Holds the samples, `<sdk>/<version>/<name>`. */
  readonly samplesFolder: string;
  readonly brand: Brand;
};

/** Writes what services that answer questions know of the site, a JSON document in each line. */
export async function writeAssistantFiles(options: AssistantFilesOptions): Promise<void> {
  const { pages, brand } = options;
  const samples = await collectSamples(options);
  const asked = readAsked(options.askedFolder, brand);
  const files: Readonly<Record<string, readonly object[]>> = {
    [KNOWLEDGE_FILES.symbols]: collectSymbols(options),
    [KNOWLEDGE_FILES.samples]: samples,
    [KNOWLEDGE_FILES.pages]: collectPages({ pages, brand, samples, asked }),
  };
  for (const [path, documents] of Object.entries(files)) {
    const target = join(options.buildFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, documents.map((each) => `${JSON.stringify(each)}\n`).join(''));
  }
}
