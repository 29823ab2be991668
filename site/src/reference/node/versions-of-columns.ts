import { visit } from 'unist-util-visit';
import { type MdastNode, textContent } from '../../markdown/mdast.ts';

/**
 * The version that code in a table is of, where the head of its column names one: `5.0` or `In 5.0`.
 * Tables of migration guides have the same thing in two versions side by side, often by one name.
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

/** The only version that a text names. */
function versionIn(text: string): string | undefined {
  const [version, other] = text.match(/(?<![\d.])\d+\.\d+(?![\d.])/g) ?? [];
  return other === undefined ? version : undefined;
}
