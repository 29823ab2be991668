import { visit } from 'unist-util-visit';

type Node = { readonly type: string; readonly value?: string; readonly children?: Node[] };

/**
 * The version that code in a table is of, where the head of its column names one: `5.0` or `In 5.0`.
 * Tables of migration guides have the same thing in two versions side by side, often by one name.
 */
export function versionsOfColumns(root: Node): ReadonlyMap<Node, string> {
  const versions = new Map<Node, string>();
  visit(root as never, 'table', ({ children: [head, ...rows] = [] }: Node) => {
    const named = (head?.children ?? []).map((cell) => versionIn(textOf(cell)));
    for (const row of rows) {
      for (const [column, cell] of (row.children ?? []).entries()) {
        const version = named[column];
        if (version === undefined) continue;
        visit(cell as never, 'inlineCode', (code: Node) => void versions.set(code, version));
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

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
