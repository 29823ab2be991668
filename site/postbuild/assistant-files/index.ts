import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KNOWLEDGE_FILES } from '@brand/wire/assistant';
import { readExampleQuestions } from './example-questions.ts';
import { collectPages } from './pages.ts';
import { collectSamples } from './samples.ts';
import { collectSymbols } from './symbols.ts';
import type { AssistantFilesOptions } from './options.ts';

/** Writes the knowledge files of the assistant as NDJSON: symbols, samples and pages. */
export async function writeAssistantFiles(options: AssistantFilesOptions): Promise<void> {
  const { pages, brand } = options;
  const samples = await collectSamples(options);
  const asked = readExampleQuestions(options.exampleQuestionsFolder, brand);
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
