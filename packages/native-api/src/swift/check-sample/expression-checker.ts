import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import { named, type NativeTypeRef, optional } from '../../model/native-api.ts';
import { childOf, childrenOf } from '../swift-file.ts';
import { hasOperators, readOperators } from './operator-tree.ts';
import {
  BOOL,
  DOUBLE,
  INT,
  isAssignable,
  isNumber,
  isUnknown,
  nameOf,
  normalizeType,
  formatType,
  STRING,
  UNKNOWN,
  unwrapped,
  VOID,
} from './swift-types.ts';
import { beginsWithAwait, negatedStart, rootOf, short } from './expression-nodes.ts';
import { functionType, isReal } from './call-types.ts';
import { ClosureChecker } from './closure-checker.ts';

/** Infers the type of every expression and reports what cannot be resolved. */
export abstract class ExpressionChecker extends ClosureChecker {
  override infer(node: Node, expected?: NativeTypeRef): NativeTypeRef {
    const wanted = expected && normalizeType(expected);
    if (node.type !== 'await_expression' && beginsWithAwait(node)) {
      return this.context.at({ isAwaited: true }, () => this.#inferOne(node, wanted));
    }
    return this.#inferOne(node, wanted);
  }

  #inferOne(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const begun = this.chainStartTypes.get(node.id);
    if (begun) return begun;
    if (hasOperators(node) && !this.isBegun(node)) {
      return this.operators(readOperators(node), wanted);
    }
    const negated = negatedStart(node);
    if (negated && !this.chainStartTypes.has(negated.id)) return this.negation(node, negated);
    switch (node.type) {
      case 'simple_identifier':
        return this.#identifier(node);
      case 'integer_literal':
      case 'hex_literal':
        return wanted && isNumber(wanted, this.context.index) ? unwrapped(wanted) : INT;
      case 'real_literal':
        return wanted && isReal(this.context.index.resolveAlias(unwrapped(wanted)))
          ? unwrapped(wanted)
          : DOUBLE;
      case 'boolean_literal':
        return BOOL;
      case 'nil':
        return wanted?.kind === 'optional' ? wanted : optional(named('_'));
      case 'line_string_literal':
      case 'multi_line_string_literal':
      case 'raw_string_literal':
        return this.#string(node, wanted);
      case 'array_literal':
        return this.#array(node, wanted);
      case 'dictionary_literal':
        return this.#dictionary(node, wanted);
      case 'self_expression':
        return this.selfType(node);
      case 'super_expression':
        return this.superType(node);
      case 'try_expression':
        return this.#try(node, wanted);
      case 'await_expression':
        return this.#await(node, wanted);
      case 'navigation_expression':
      case 'call_expression':
      case 'postfix_expression': {
        if (rootOf(node).type === 'key_path_expression') return this.keyPath(node, wanted);
        const { type, isChained } = this.link(node, wanted);
        return isChained && !isUnknown(type) ? optional(type) : type;
      }
      case 'key_path_expression':
        return this.keyPath(node, wanted);
      case 'prefix_expression':
        return this.#prefix(node, wanted);
      case 'ternary_expression':
        return this.#ternary(node, wanted);
      case 'range_expression':
        return this.#range(node);
      case 'as_expression':
        return this.#cast(node);
      case 'infix_expression':
        return this.infix(node);
      case 'check_expression':
        this.infer(node.childForFieldName('target')!);
        this.types.read(node.childrenForFieldName('name').at(-1)!);
        return BOOL;
      case 'tuple_expression':
        return this.#tuple(node, wanted);
      case 'lambda_literal':
        return this.closure(node, wanted);
      case 'constructor_expression':
        return this.constructed(node, wanted);
      case 'if_statement':
      case 'switch_statement':
        return this.walk([node], 'value', wanted);
      default:
        this.context.fail(node, `The check does not support ${node.type}: "${short(node)}".`);
        return UNKNOWN;
    }
  }

  /** Infers the type of an expression and reports a mismatch with the expected type. */
  override expect(node: Node, expected: NativeTypeRef): NativeTypeRef {
    const type = this.infer(node, expected);
    if (!isAssignable(type, expected, this.context.index)) {
      this.context.fail(
        node,
        `"${short(node)}" is ${formatType(type)}, where ${formatType(expected)} is expected.`,
      );
    }
    return type;
  }

  #string(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    for (const part of childrenOf(node, 'interpolated_expression')) {
      this.infer(part.childForFieldName('value') ?? part.namedChildren[0]!);
    }
    const target = wanted && unwrapped(wanted);
    return target && this.context.index.isA(target, named('ExpressibleByStringLiteral'))
      ? target
      : STRING;
  }

  #array(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const { index } = this.context;
    const target = wanted && index.resolveAlias(unwrapped(wanted));
    const elements = node.childrenForFieldName('element').filter((each) => each !== null);
    const isOptions = target !== undefined && index.isA(target, named('OptionSet'));
    const isList = target?.kind === 'named' && (target.name === 'Array' || target.name === 'Set');
    const inner = isOptions ? target : isList ? target.arguments[0] : undefined;
    if (inner && nameOf(inner) !== '_') {
      for (const element of elements) this.expect(element, inner);
      return target!;
    }
    const types = elements.map((element) => this.infer(element));
    return named('Array', types[0] ?? named('_'));
  }

  #dictionary(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const target = wanted && this.context.index.resolveAlias(unwrapped(wanted));
    const isMap = target?.kind === 'named' && target.name === 'Dictionary';
    const [key, value] = isMap ? target.arguments : [];
    const keys = node.childrenForFieldName('key').map((each) => this.#given(each!, key));
    const values = node.childrenForFieldName('value').map((each) => this.#given(each!, value));
    return named('Dictionary', keys[0] ?? key ?? named('_'), values[0] ?? value ?? named('_'));
  }

  #given(node: Node, expected: NativeTypeRef | undefined): NativeTypeRef {
    return expected ? this.expect(node, expected) : this.infer(node);
  }

  #try(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const operator = childOf(node, 'try_operator')!.text.replaceAll(/\s/g, '');
    const inner = node.childForFieldName('expr')!;
    if (operator !== 'try') {
      const type = this.context.at({ isTried: true }, () => this.infer(inner, wanted));
      return operator === 'try?' && !isUnknown(type) ? optional(type) : type;
    }
    if (!this.context.place.canThrow) {
      this.context.fail(node, 'The error is not handled: catch it, or let the function throw.');
    }
    return this.context.at({ isTried: true }, () => this.infer(inner, wanted));
  }

  #await(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    if (!this.context.place.isAsync) {
      this.context.fail(
        node,
        '"await" is in code that is not asynchronous. Start a Task, or let the function be async.',
      );
    }
    const inner = node.childForFieldName('expr')!;
    return this.context.at({ isAwaited: true }, () => this.infer(inner, wanted));
  }

  #prefix(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const operation = node.childForFieldName('operation')!.text;
    const target = node.childForFieldName('target')!;
    if (operation === '.') return this.#implicitMember(node, wanted);
    if (operation === '!') return this.expect(target, BOOL);
    return this.infer(target, wanted);
  }

  /** `.dark`, `.zero`: a member of the expected type. */
  #implicitMember(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const name = node.childForFieldName('target')!;
    const found = this.implicitMembers(name, wanted);
    if (!found) return UNKNOWN;
    const value = found.candidates.find(
      ({ member }) => member.parameters.length === 0 && member.kind !== 'function',
    );
    if (!value) {
      this.context.fail(node, `${nameOf(found.type)}.${name.text} needs values in parentheses.`);
      return UNKNOWN;
    }
    this.context.foundMember(name, value as FoundMember);
    return value.member.kind === 'case' ? found.type : this.typeOfMember(value);
  }

  #ternary(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    this.expect(node.childForFieldName('condition')!, BOOL);
    const yes = node.childForFieldName('if_true')!;
    const no = node.childForFieldName('if_false')!;
    const first = this.infer(yes, wanted);
    const second = this.infer(no, wanted ?? first);
    if (first.kind !== 'optional' && second.kind === 'optional') return optional(first);
    this.sameKind(node, first, second);
    return first;
  }

  #range(node: Node): NativeTypeRef {
    const start = node.childForFieldName('start')!;
    const type = this.infer(start);
    const end = this.infer(node.childForFieldName('end')!, type);
    const op = node.childForFieldName('op')!.text;
    return named(op === '..<' ? 'Range' : 'ClosedRange', nameOf(end) === 'Double' ? end : type);
  }

  #cast(node: Node): NativeTypeRef {
    const target = this.types.read(node.childrenForFieldName('name').at(-1)!);
    this.infer(node.childForFieldName('expr')!, target);
    return childOf(node, 'as_operator')!.text === 'as?' ? optional(target) : target;
  }

  #tuple(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const values = node.childrenForFieldName('value').filter((each) => each !== null);
    const [only] = values;
    if (values.length === 1) return this.infer(only!, wanted);
    if (values.length === 0) return VOID;
    const items = values.map((value, at) => {
      const label =
        value.previousSibling?.text === ':'
          ? value.previousSibling.previousSibling?.text
          : undefined;
      const expected = wanted?.kind === 'tuple' ? wanted.items[at]?.type : undefined;
      return { ...(label !== undefined && { label }), type: this.infer(value, expected) };
    });
    return { kind: 'tuple', items };
  }

  #identifier(node: Node): NativeTypeRef {
    const { context } = this;
    const { text } = node;
    const variable = context.lookUp(text);
    if (variable) {
      context.resolved += 1;
      return variable;
    }
    if (text.startsWith('$')) return this.projection(node);
    const own = this.ownMember(node);
    if (own) return own;
    const [free] = context.index.findFree(text);
    if (free) {
      context.foundFree(node, free);
      return free.kind === 'property' ? (free.type ?? UNKNOWN) : functionType(free, new Map());
    }
    const type = this.types.find(text);
    if (type) {
      context.foundType(node, type);
      return named('Type', named(type.name));
    }
    const near = [
      ...context.variablesNear(text),
      ...(context.self ? context.index.membersNear(context.self.type, text) : []),
    ];
    context.fail(node, `"${text}" is not known here.`, [...new Set(near)].slice(0, 5));
    return UNKNOWN;
  }
}
