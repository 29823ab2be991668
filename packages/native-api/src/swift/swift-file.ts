import type { Node } from 'web-tree-sitter';

/** The file name for error messages. */
export type SwiftFile = { readonly name: string };

/** Throws on unsupported syntax, so that no declaration is skipped silently. */
export function failAt(node: Node, file: SwiftFile, problem: string): never {
  throw new Error(`${file.name}:${node.startPosition.row + 1} ${problem}`);
}

/** Children that are not comments. */
export function partsOf(node: Node): Node[] {
  return node.children.filter(
    (child) => child.type !== 'comment' && child.type !== 'multiline_comment',
  );
}

export function childOf(node: Node, type: string): Node | undefined {
  return node.children.find((child) => child.type === type);
}

export function childrenOf(node: Node, type: string): Node[] {
  return node.children.filter((child) => child.type === type);
}

export function hasToken(node: Node, token: string): boolean {
  return node.children.some((child) => child.text === token && child.childCount === 0);
}
