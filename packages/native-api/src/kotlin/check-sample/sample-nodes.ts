import type { Node } from 'web-tree-sitter';
import { childOf, partsOf } from '../../syntax/node-parts.ts';

export function isLambda(node: Node): boolean {
  return node.type === 'lambda_literal';
}

export function statementsOf(block: Node): Node[] {
  return block.namedChildren.filter(
    ({ type }) => !['line_comment', 'block_comment', 'lambda_parameters'].includes(type),
  );
}

/** The block or the single expression of a body. */
export function bodyOf(node: Node): { readonly block?: Node; readonly expression?: Node } {
  const body = childOf(node, 'function_body');
  if (!body) return {};
  const block = childOf(body, 'block');
  const isExpression = body.children.some(({ text }) => text === '=');
  return isExpression ? { expression: body.namedChildren.at(-1)! } : { ...(block && { block }) };
}

export function branchesOf(node: Node): {
  readonly condition: Node;
  readonly consequence: Node | undefined;
  readonly alternative: Node | undefined;
} {
  const parts = partsOf(node);
  const close = parts.findIndex(({ text, childCount }) => text === ')' && childCount === 0);
  const at = parts.findIndex(({ text, childCount }) => text === 'else' && childCount === 0);
  const consequence = parts
    .slice(close + 1, at === -1 ? undefined : at)
    .find(({ isNamed }) => isNamed);
  const alternative = at === -1 ? undefined : parts.slice(at + 1).find(({ isNamed }) => isNamed);
  return { condition: node.childForFieldName('condition')!, consequence, alternative };
}
