import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE_FILES, type PageRecord } from '@brand/wire/assistant';

/** Example questions by path of the page and anchor of the section; `''` is the page itself. */
export type QuestionsOfPages = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads what the texts of pages say about the questions that each section answers. */
export function readExampleQuestions(buildFolder: string): QuestionsOfPages {
  const file = join(buildFolder, KNOWLEDGE_FILES.pages);
  // Pages can be built without the texts for the assistant.
  if (!existsSync(file)) return new Map();
  const pages = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PageRecord);
  return new Map(
    pages.map(({ path, sections }) => {
      // Several sections of a reference have no anchor; they all lead to the page.
      const byAnchor = Map.groupBy(sections, ({ anchor = '' }) => anchor);
      const questions = [...byAnchor].map(
        ([anchor, own]) => [anchor, [...new Set(own.flatMap(({ asked = [] }) => asked))]] as const,
      );
      return [path, new Map(questions)];
    }),
  );
}
