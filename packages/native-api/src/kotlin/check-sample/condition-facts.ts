import type { Node } from 'web-tree-sitter';
import type { NativeTypeRef } from '../../model/native-api.ts';
import { nonNull } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import type { SampleScope } from './sample-scope.ts';

type Fact = { readonly text: string; readonly type: NativeTypeRef };

/** Smart casts of the branch where a condition holds, and of the branch where it does not. */
export type Facts = { readonly holds: readonly Fact[]; readonly fails: readonly Fact[] };

const NONE: Facts = { holds: [], fails: [] };

/**
 * Smart casts implied by `x is Space`, `x != null`, and their combinations with `&&`, `||` and `!`.
 */
export function inferFacts(node: Node, check: SampleCheck, scope: SampleScope): Facts {
  switch (node.type) {
    case 'parenthesized_expression':
      return inferFacts(node.namedChildren[0]!, check, scope);
    case 'unary_expression': {
      if (node.children[0]?.text !== '!') return NONE;
      const { holds, fails } = inferFacts(node.namedChildren[0]!, check, scope);
      return { holds: fails, fails: holds };
    }
    case 'is_expression': {
      const fact = {
        text: pathOf(node.childForFieldName('left')!),
        type: check.readType(node.childForFieldName('right')!, scope),
      };
      const isNegative = node.children.some(({ type }) => type === '!is');
      return isNegative ? { holds: [], fails: [fact] } : { holds: [fact], fails: [] };
    }
    case 'binary_expression':
      return factsOfBinary(node, check, scope);
    default:
      return NONE;
  }
}

/** Adds the facts to a scope. */
export function apply(facts: readonly Fact[], scope: SampleScope): SampleScope {
  for (const { text, type } of facts) scope.prove(text, type);
  return scope;
}

/**
 * Key of an expression in facts. Safe calls become plain calls: if one returned a value, its
 * receiver was not null.
 */
export function pathOf(node: Node): string {
  return node.text.replaceAll('?.', '.').replaceAll(/\s/g, '');
}

function factsOfBinary(node: Node, check: SampleCheck, scope: SampleScope): Facts {
  const left = node.childForFieldName('left')!;
  const right = node.childForFieldName('right')!;
  const operator = node.childForFieldName('operator')!.text;
  if (operator === '&&' || operator === '||') {
    const first = inferFacts(left, check, scope);
    const known = operator === '&&' ? first.holds : first.fails;
    const second = inferFacts(right, check, apply(known, scope.inner()));
    return operator === '&&'
      ? { holds: [...first.holds, ...second.holds], fails: [] }
      : { holds: [], fails: [...first.fails, ...second.fails] };
  }
  if (right.text !== 'null' || (operator !== '==' && operator !== '!=')) return NONE;
  const { value } = check.findings.guess(() => check.infer(left, scope));
  const fact = { text: pathOf(left), type: nonNull(value) };
  // `a?.b != null` implies that `a` is not null either.
  const owners = ownersOf(left).map((owner) => ({
    text: pathOf(owner),
    type: nonNull(check.findings.guess(() => check.infer(owner, scope)).value),
  }));
  const all = [fact, ...owners];
  return operator === '!=' ? { holds: all, fails: [] } : { holds: [], fails: all };
}

function ownersOf(node: Node): Node[] {
  const isSafe =
    node.type === 'navigation_expression' && node.children.some(({ text }) => text === '?.');
  const [target] = node.namedChildren;
  return isSafe && target ? [target, ...ownersOf(target)] : [];
}
