import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Block, filesToPaste, type SampleFile } from './block.ts';
import { fileNameIn, languageOf } from './language.ts';

/** The files of a block in a project: the block's own, and others that its page names. */
export type PastedBlock = {
  readonly block: Block;
  /** Name of its folder, unique in a project. */
  readonly name: string;
  /** Text by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** The file that was copied from the block. */
  readonly main: string;
};

/** An import of a file beside, or a script of a page. */
const NAMES_FILE = /from '\.\/([^']+)'|<script type="module" src="\/([^"]+)"/g;

/**
 * Gives a block the files that a reader has after following its page: its own, those that they
 * import, and the page with its styles.
 */
export function collectFiles(block: Block, ofPage: readonly Block[]): PastedBlock {
  const own = filesToPaste(block);
  const files = new Map(own.map((file) => [nameOf(file, block), file.text]));
  const others = filesOfPage(ofPage);
  for (const name of others.keys()) {
    if (/\.(?:html|css)$/.test(name) && !files.has(name)) files.set(name, others.get(name)!);
  }
  // A map visits what is added to it on the way.
  for (const [, text] of files) {
    for (const [, imported, script] of text.matchAll(NAMES_FILE)) {
      const path = imported ?? script;
      const name = [path!, `${path}.ts`, `${path}.tsx`].find((each) => others.has(each));
      if (name !== undefined && !files.has(name)) files.set(name, others.get(name)!);
    }
  }
  return { block, name: nameFolder(block), files, main: nameOf(own[0]!, block) };
}

/** The complete files of a page by name, the first of each name. */
export function filesOfPage(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const block of blocks) {
    for (const file of filesToPaste(block)) {
      const name = fileNameIn(file.title ?? block.title) && nameOf(file, block);
      if (name !== undefined && !files.has(name)) files.set(name, file.text);
    }
  }
  return files;
}

export function writeFiles(files: ReadonlyMap<string, string>, folder: string): void {
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.endsWith('\n') ? text : `${text}\n`);
  }
}

function nameOf(file: SampleFile, { page, title, whole }: Block): string {
  // A whole sample of one file has no title of its own.
  const titled = fileNameIn(file.title) ?? (whole.length === 1 ? fileNameIn(title) : undefined);
  if (titled !== undefined) return titled;
  const language = languageOf(file, page);
  if (language !== 'tsx') return `main.${language}`;
  return page.startsWith('/react-native-sdk') ? 'App.tsx' : 'main.tsx';
}

function nameFolder({ page, position }: Block): string {
  return `${page.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${position}`;
}
