import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package says about a name that it hands on from another package. */
export type OwnExample = {
  /** The symbol of the reference, such as `Camera.focusOn`. */
  readonly id: string;
  readonly fileName: string;
  /** Where it is named in the file, from 1. */
  readonly line: number;
  /** The code of each example; none where a reason stands. */
  readonly codes: readonly string[];
};

/**
 * Reads the examples that a package has for what it hands on. They stand in Markdown files, each
 * below a heading with the id of the symbol: fenced code, or `None:` and why there is none.
 */
export function readReexportExamples(folder: string): OwnExample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => readExamplesFile(join(folder, name)));
}

function readExamplesFile(fileName: string): OwnExample[] {
  const text = readFileSync(fileName, 'utf8');
  return [...text.matchAll(/^## (.+)\n([^]*?)(?=^## |(?![^]))/gm)].map((match) => {
    const [, id = '', body = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const codes = [...body.matchAll(/^```\w*\n([^]*?)\n?^```/gm)].map(([, code = '']) => code);
    if (codes.length > 0 === /^None: \S/m.test(body)) {
      throw new Error(
        `${fileName}:${line} ${id}: expected fenced code, or "None:" and the reason. Write one of them.`,
      );
    }
    return { id, fileName, line, codes };
  });
}
