import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE_FILES, type KnownPage, type KnownSymbol } from '@brand/wire/assistant';
import { Glossary } from './glossary.ts';
import { SymbolTable } from './symbol-table.ts';

/** All that answers are made of. */
export type Knowledge = {
  /** By their paths. */
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly symbols: SymbolTable;
  readonly glossary: Glossary;
};

/** Reads what the site's build wrote down for the assistant. */
export function readKnowledge(siteFolder: string): Knowledge {
  const pages = readLines<KnownPage>(join(siteFolder, KNOWLEDGE_FILES.pages));
  const symbols = readLines<KnownSymbol>(join(siteFolder, KNOWLEDGE_FILES.symbols));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    symbols: new SymbolTable(symbols),
    glossary: new Glossary(pages),
  };
}

function readLines<T>(file: string): T[] {
  if (!existsSync(file)) {
    throw new Error(
      `The assistant knows nothing without ${file}. Build the site first: npm run build`,
    );
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
