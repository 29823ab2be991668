import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KNOWLEDGE_FILES, PAGE_QUESTIONS_FILE } from '@brand/wire/assistant';
import { readExampleQuestions } from './example-questions.ts';
import { collectPageQuestions } from './page-questions.ts';
import { collectPages } from './pages.ts';
import { collectSamples } from './samples.ts';
import { collectSymbols } from './symbols.ts';
import type { AssistantFilesOptions } from './options.ts';

/**
 * Writes the knowledge files of the assistant as NDJSON: symbols, samples and pages. Writes the
 * questions that the dialog suggests as JSON.
 */
export async function writeAssistantFiles(options: AssistantFilesOptions): Promise<void> {
  const { pages, brand } = options;
  const samples = await collectSamples(options);
  const asked = readExampleQuestions(options.exampleQuestionsFolder, brand);
  const known = collectPages({ pages, brand, samples, asked });
  const files: Readonly<Record<string, string>> = {
    [KNOWLEDGE_FILES.symbols]: formatNdjson(collectSymbols(options)),
    [KNOWLEDGE_FILES.samples]: formatNdjson(samples),
    [KNOWLEDGE_FILES.pages]: formatNdjson(known),
    [PAGE_QUESTIONS_FILE]: JSON.stringify(collectPageQuestions(known)),
  };
  for (const [path, text] of Object.entries(files)) {
    const target = join(options.buildFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

function formatNdjson(documents: readonly object[]): string {
  return documents.map((each) => `${JSON.stringify(each)}\n`).join('');
}
