import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** A text with its syntax tree. The parser recovers from errors. */
export type ParsedScript = { readonly text: string; readonly tree: Tree };

const jsxParser = parser.configure({ dialect: 'jsx' });
const tsParser = parser.configure({ dialect: 'ts' });
const tsxParser = parser.configure({ dialect: 'ts jsx' });

/** Parses JavaScript, with JSX. */
export function parseJavaScript(text: string): ParsedScript {
  return { text, tree: jsxParser.parse(text) };
}

export function parseTypeScript(text: string, file: string): ParsedScript {
  return { text, tree: (file.endsWith('.tsx') ? tsxParser : tsParser).parse(text) };
}

/** All nodes with one of these names, in source order. */
export function findNodes({ tree }: ParsedScript, names: readonly string[]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (names.includes(name)) found.push(node);
    },
  });
  return found;
}

export function textOf({ text }: ParsedScript, node: { from: number; to: number }): string {
  return text.slice(node.from, node.to);
}

/** The value of a string literal without escapes; `undefined` for anything else. */
export function stringValueOf(script: ParsedScript, node: SyntaxNode | null): string | undefined {
  if (node?.name !== 'String') return undefined;
  const value = textOf(script, node).slice(1, -1);
  return value.includes('\\') ? undefined : value;
}

/** The children of a node without commas and brackets. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^\w/.test(child.name)) parts.push(child);
  }
  return parts;
}
