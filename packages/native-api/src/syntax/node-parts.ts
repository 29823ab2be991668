import type { Node } from 'web-tree-sitter';

const COMMENTS = new Set(['comment', 'multiline_comment', 'line_comment', 'block_comment']);

/** Children that are not comments. */
export function partsOf(node: Node): Node[] {
  return node.children.filter((child) => !COMMENTS.has(child.type));
}

/** Named children that are not comments. */
export function namedPartsOf(node: Node): Node[] {
  return node.namedChildren.filter((child) => !COMMENTS.has(child.type));
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
