import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The examples of a package for a name that it re-exports. */
export type OwnExample = {
  /** The symbol of the reference, such as `Camera.focusOn`. */
  readonly id: string;
  readonly fileName: string;
  /** Line of its heading, from 1. */
  readonly line: number;
  /** The code of each example; empty if there is a reason for none. */
  readonly codes: readonly string[];
};

/**
 * Reads the examples of a package for its re-exports. They are in Markdown files, each below a
 * heading with the id of the symbol: fenced code, or `None:` and the reason.
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
