import type { Node } from 'web-tree-sitter';
import { type NativeTypeRef, optional } from '../../model/native-api.ts';
import type { Operand, OperatorTree } from './operator-tree.ts';
import {
  BOOL,
  isAssignable,
  isUnknown,
  nameOf,
  formatType,
  UNKNOWN,
  unwrapped,
} from './swift-types.ts';
import { isLiteral, isImplicit, short } from './expression-nodes.ts';
import { isUnwrappedImplicitly } from './call-types.ts';
import { ChainChecker } from './chain-checker.ts';

type Operation = Extract<OperatorTree, { kind: 'operation' }>;

/** Infers the types of expressions with operators. */
export abstract class OperatorChecker extends ChainChecker {
  /**
   * Types of the operands that chains start with, by node id, where the grammar has an operator
   * expression instead.
   */
  protected readonly chainStartTypes: Map<number, NativeTypeRef> = new Map();

  protected operators(tree: OperatorTree, wanted?: NativeTypeRef): NativeTypeRef {
    if (tree.kind === 'operand') return this.#operand(tree, wanted);
    const { operator } = tree;
    if (operator === '&&' || operator === '||') {
      for (const side of [tree.left, tree.right]) {
        const type = this.operators(side, BOOL);
        if (!isAssignable(type, BOOL, this.context.index)) {
          this.context.fail(
            side.node,
            `"${short(side.node)}" is ${formatType(type)}, where Bool is expected.`,
          );
        }
      }
      return BOOL;
    }
    if (operator === '??') return this.#coalescing(tree, wanted);
    return /^[-+*/%]$/.test(operator) ? this.#arithmetic(tree, wanted) : this.#comparison(tree);
  }

  /** Infers an operand. If its chain starts with another operand, that one is inferred first. */
  #operand({ node, begins }: Operand, wanted?: NativeTypeRef): NativeTypeRef {
    if (!begins) return this.infer(node, wanted);
    this.chainStartTypes.set(begins.at.id, this.#operand(begins.with));
    try {
      return this.infer(node, wanted);
    } finally {
      this.chainStartTypes.delete(begins.at.id);
    }
  }

  /** Whether the operator expression at the start of the chain is already being inferred. */
  protected isBegun(node: Node): boolean {
    const first = node.namedChildren[0];
    return first !== undefined && (this.chainStartTypes.has(first.id) || this.isBegun(first));
  }

  /** `!a.b`: Swift negates the whole chain, the grammar only its first name. */
  protected negation(node: Node, start: Node): NativeTypeRef {
    this.chainStartTypes.set(start.id, this.infer(start.childForFieldName('target')!));
    try {
      return this.expect(node, BOOL);
    } finally {
      this.chainStartTypes.delete(start.id);
    }
  }

  /** `a !== b`, and `a != b` where the grammar parses it as a custom operator. */
  protected infix(node: Node): NativeTypeRef {
    const operator = node.childForFieldName('op')!.text;
    if (!/^[=!]==?$/.test(operator)) {
      this.context.fail(node, `The check does not support the operator "${operator}".`);
      return UNKNOWN;
    }
    const first = this.infer(node.childForFieldName('lhs')!);
    this.sameKind(node, first, this.infer(node.childForFieldName('rhs')!, first));
    return BOOL;
  }

  #comparison({ node, left, right }: Operation): NativeTypeRef {
    if (isImplicit(left.node)) {
      this.operators(left, this.operators(right));
      return BOOL;
    }
    const first = this.operators(left);
    this.sameKind(node, first, this.operators(right, first));
    return BOOL;
  }

  protected sameKind(node: Node, left: NativeTypeRef, right: NativeTypeRef): void {
    const { index } = this.context;
    const [a, b] = [unwrapped(left), unwrapped(right)];
    if (isAssignable(a, b, index) || isAssignable(b, a, index)) return;
    this.context.fail(
      node,
      `"${short(node)}" combines ${formatType(left)} with ${formatType(right)}.`,
    );
  }

  #arithmetic({ node, left, right }: Operation, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const isLeading = left.kind === 'operand' && isLiteral(left.node);
    if (isLeading && !(right.kind === 'operand' && isLiteral(right.node))) {
      const second = this.operators(right, wanted);
      this.operators(left, second);
      return second;
    }
    const first = this.operators(left, wanted);
    const second = this.operators(right, first);
    if (nameOf(first) === 'DispatchTime') return first;
    this.sameKind(node, first, second);
    return isLeading && nameOf(second) === 'Double' ? second : first;
  }

  #coalescing({ left, right }: Operation, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const value = this.operators(left, wanted && optional(wanted));
    if (value.kind !== 'optional' && !isUnknown(value) && !isUnwrappedImplicitly(value)) {
      this.context.fail(
        left.node,
        `"${short(left.node)}" is ${formatType(value)}, which is never nil: remove "??".`,
      );
    }
    const inner = unwrapped(value);
    const other = this.operators(right, inner);
    if (!isAssignable(other, optional(inner), this.context.index)) {
      this.context.fail(
        right.node,
        `"${short(right.node)}" is ${formatType(other)}, where ${formatType(inner)} is expected.`,
      );
    }
    return other.kind === 'optional' ? optional(inner) : inner;
  }
}
