import { visit } from 'unist-util-visit';
import { type MdastNode, textContent } from '../../markdown/mdast.ts';

/**
 * The version of code in a table whose column header names one: `5.0` or `In 5.0`. Tables in
 * migration guides show the same symbol in two versions side by side, often under one name.
 */
export function versionsOfColumns(root: MdastNode): ReadonlyMap<MdastNode, string> {
  const versions = new Map<MdastNode, string>();
  visit(root, 'table', ({ children: [head, ...rows] = [] }: MdastNode) => {
    const named = (head?.children ?? []).map((cell) => versionIn(textContent(cell)));
    for (const row of rows) {
      for (const [column, cell] of (row.children ?? []).entries()) {
        const version = named[column];
        if (version === undefined) continue;
        visit(cell, 'inlineCode', (code: MdastNode) => void versions.set(code, version));
      }
    }
  });
  return versions;
}

/** The version in a text, if there is exactly one. */
function versionIn(text: string): string | undefined {
  const [version, other] = text.match(/(?<![\d.])\d+\.\d+(?![\d.])/g) ?? [];
  return other === undefined ? version : undefined;
}
