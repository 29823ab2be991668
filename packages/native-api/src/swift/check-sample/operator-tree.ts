import type { Node } from 'web-tree-sitter';

/**
 * An expression tree with Swift's operator precedence. The grammar binds some operators
 * differently: it parses `a == b && c` as `a == (b && c)`, and `a + b.c` as `(a + b).c`.
 */
export type OperatorTree =
  | {
      readonly kind: 'operation';
      readonly node: Node;
      readonly operator: string;
      readonly left: OperatorTree;
      readonly right: OperatorTree;
    }
  | Operand;

/** An operand. In `a + b.c` the right one is `b.c`: a chain that starts with the operand `b`. */
export type Operand = {
  readonly kind: 'operand';
  readonly node: Node;
  /**
   * The node that the grammar has at the start of the chain, and the operand that belongs there.
   */
  readonly begins?: { readonly at: Node; readonly with: Operand };
};

const FIELDS: Readonly<Record<string, readonly [left: string, right: string]>> = {
  conjunction_expression: ['lhs', 'rhs'],
  disjunction_expression: ['lhs', 'rhs'],
  comparison_expression: ['lhs', 'rhs'],
  equality_expression: ['lhs', 'rhs'],
  additive_expression: ['lhs', 'rhs'],
  multiplicative_expression: ['lhs', 'rhs'],
  nil_coalescing_expression: ['value', 'if_nil'],
};

const CHAINS = new Set(['navigation_expression', 'call_expression', 'postfix_expression']);

const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '??': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};
const COMPARISON = 3;

/** Whether an expression contains operators outside parentheses. */
export function hasOperators(node: Node): boolean {
  return FIELDS[node.type] !== undefined || (CHAINS.has(node.type) && baseOf(node) !== undefined);
}

/** Parses operators by precedence climbing, as Swift binds them. */
export function readOperators(node: Node): OperatorTree {
  const { operands, operators } = flatten(node);
  let at = 0;
  const climb = (least: number): OperatorTree => {
    let left: OperatorTree = operands[at]!;
    for (let next = operators[at]; next !== undefined; next = operators[at]) {
      const precedence = PRECEDENCE[next] ?? COMPARISON;
      if (precedence < least) break;
      at += 1;
      // Only `??` is right-associative.
      const right = climb(next === '??' ? precedence : precedence + 1);
      left = { kind: 'operation', node, operator: next, left, right };
    }
    return left;
  };
  return climb(0);
}

function flatten(node: Node): { operands: Operand[]; operators: string[] } {
  const fields = FIELDS[node.type];
  if (fields) {
    const left = flatten(node.childForFieldName(fields[0])!);
    const right = flatten(node.childForFieldName(fields[1])!);
    const operator = node.childForFieldName('op')?.text ?? operatorOf(node);
    return {
      operands: [...left.operands, ...right.operands],
      operators: [...left.operators, operator, ...right.operators],
    };
  }
  const base = CHAINS.has(node.type) ? baseOf(node) : undefined;
  if (!base) return { operands: [{ kind: 'operand', node }], operators: [] };
  const { operands, operators } = flatten(base);
  const last: Operand = { kind: 'operand', node, begins: { at: base, with: operands.at(-1)! } };
  return { operands: [...operands.slice(0, -1), last], operators };
}

function operatorOf(node: Node): string {
  return node.type === 'nil_coalescing_expression'
    ? '??'
    : node.children.find(({ isNamed }) => !isNamed)!.text;
}

/** The operator expression that the grammar put at the start of a call chain. */
function baseOf(node: Node): Node | undefined {
  const first = node.namedChildren[0];
  if (!first) return undefined;
  if (FIELDS[first.type]) return first;
  return CHAINS.has(first.type) ? baseOf(first) : undefined;
}
