import type { Node } from 'web-tree-sitter';
import { childOf } from '../swift-file.ts';
import { type Argument, argumentsIn } from './match-arguments.ts';

export function isLiteral({ type }: Node): boolean {
  return type === 'integer_literal' || type === 'real_literal';
}

export function isImplicit(node: Node): boolean {
  const own = node.type === 'call_expression' ? node.namedChildren[0]! : node;
  return own.type === 'prefix_expression' && own.childForFieldName('operation')?.text === '.';
}

/**
 * Callee and arguments of a call. The grammar can parse `f(a) { … }` as a call of the result of
 * `f(a)`; Swift never does.
 */
export function callParts(node: Node): {
  readonly callee: Node;
  readonly suffix: Node;
  readonly given: readonly Argument[];
} {
  const callee = node.namedChildren[0]!;
  const suffix = childOf(node, 'call_suffix')!;
  const given = argumentsIn(suffix);
  const isTrailing = given.length > 0 && given.every((each) => each.isTrailing);
  const inner = callee.type === 'call_expression' ? childOf(callee, 'call_suffix') : undefined;
  if (!isTrailing || !inner || inner.text.startsWith('[') || childOf(inner, 'lambda_literal')) {
    return { callee, suffix, given };
  }
  return {
    callee: callee.namedChildren[0]!,
    suffix: inner,
    given: [...argumentsIn(inner), ...given],
  };
}

const LED = new Set([
  'navigation_expression',
  'call_expression',
  'postfix_expression',
  'nil_coalescing_expression',
  'equality_expression',
  'comparison_expression',
  'additive_expression',
  'multiplicative_expression',
  'as_expression',
]);

/**
 * `await a()?.b()`: Swift's `await` covers everything to its right, the grammar's only the first
 * call.
 */
export function beginsWithAwait(node: Node): boolean {
  if (node.type === 'await_expression') return true;
  return LED.has(node.type) && beginsWithAwait(node.namedChildren[0]!);
}

/** The `!name` at the start of a chain of members and calls. */
export function negatedStart(node: Node): Node | undefined {
  if (node.type !== 'navigation_expression' && node.type !== 'call_expression') return undefined;
  const first = node.namedChildren[0]!;
  const isNegated =
    first.type === 'prefix_expression' && first.childForFieldName('operation')?.text === '!';
  return isNegated ? first : negatedStart(first);
}

export function nameInSuffix(node: Node): Node {
  return node.childForFieldName('suffix')!.childForFieldName('suffix')!;
}

export function rootOf(node: Node): Node {
  const inner = node.type === 'navigation_expression' ? node.childForFieldName('target') : null;
  return inner ? rootOf(inner) : node;
}

export function stepsOf(node: Node): Node[] {
  if (node.type !== 'navigation_expression') return [];
  return [...stepsOf(node.childForFieldName('target')!), nameInSuffix(node)];
}

/** The text of a node on one line. */
export function short(node: Node): string {
  const text = node.text.replaceAll(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
