import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';
import { named, type NativeTypeRef, optional } from '../../model/native-api.ts';
import { namedPartsOf } from '../../syntax/node-parts.ts';
import { checkCall } from './check-call.ts';
import { apply, inferFacts } from './condition-facts.ts';
import { checkLocal, checkObject } from './declaration-checker.ts';
import {
  BOOLEAN,
  INT,
  isNullable,
  isNumber,
  isUnknown,
  nonNull,
  NOTHING,
  STRING,
  typeText,
  UNIT,
  UNKNOWN,
  widerNumber,
} from './kotlin-types.ts';
import type { NameChecker } from './name-checker.ts';
import type { StatementChecker } from './statement-checker.ts';
import type { SampleCheck } from './sample-check.ts';
import { statementsOf } from './sample-nodes.ts';
import type { SampleScope } from './sample-scope.ts';
import { checkComparable, elementOf } from './value-rules.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'div',
  '%': 'rem',
};

/** Infers the types of expressions. */
export class ExpressionChecker {
  readonly #check: SampleCheck;
  readonly #names: NameChecker;
  readonly #statements: StatementChecker;

  constructor(check: SampleCheck, names: NameChecker, statements: StatementChecker) {
    this.#check = check;
    this.#names = names;
    this.#statements = statements;
  }

  infer(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const check = this.#check;
    switch (node.type) {
      case 'identifier':
        return this.#names.inferName(node, scope);
      case 'navigation_expression':
        return this.#names.inferNavigation(node, scope);
      case 'call_expression':
        return checkCall(check, node, scope, expected);
      case 'lambda_literal':
        return check.inferLambda(node, scope, {
          wanted: expected,
          isInline: false,
          label: 'lambda',
        });
      case 'string_literal':
      case 'multiline_string_literal':
        return this.#inferText(node, scope);
      case 'number_literal':
        return inferNumber(node.text, expected);
      case 'float_literal':
        return named(/f$/i.test(node.text) ? 'Float' : 'Double');
      case 'character_literal':
        return named('Char');
      case 'parenthesized_expression':
      case 'annotated_expression':
        return this.infer(namedPartsOf(node).at(-1)!, scope, expected);
      case 'labeled_expression': {
        const isJump = /^(?:break|continue)@/.test(node.text);
        return isJump ? NOTHING : this.infer(namedPartsOf(node).at(-1)!, scope, expected);
      }
      case 'this_expression':
        return this.#names.inferThis(node, scope);
      case 'as_expression':
        return this.#inferCast(node, scope);
      case 'is_expression':
        this.infer(node.childForFieldName('left')!, scope);
        check.readType(node.childForFieldName('right')!, scope);
        return BOOLEAN;
      case 'in_expression':
        this.infer(node.childForFieldName('left')!, scope);
        this.infer(node.childForFieldName('right')!, scope);
        return BOOLEAN;
      case 'range_expression':
        for (const part of namedPartsOf(node)) this.infer(part, scope);
        return named('IntRange');
      case 'unary_expression':
        return this.#inferUnary(node, scope, expected);
      case 'binary_expression':
        return this.#inferBinary(node, scope, expected);
      case 'infix_expression':
        return this.#inferInfix(node, scope, expected);
      case 'index_expression':
        return this.#inferIndex(node, scope);
      case 'if_expression':
        return this.#statements.inferIf(node, scope, expected);
      case 'when_expression':
        return this.#statements.inferWhen(node, scope, expected);
      case 'try_expression':
        return this.#statements.inferTry(node, scope, expected);
      case 'return_expression':
        return this.#statements.inferReturn(node, scope);
      case 'throw_expression':
        this.infer(namedPartsOf(node)[0]!, scope);
        return NOTHING;
      case 'object_literal':
        return checkObject(check, node, scope);
      case 'callable_reference':
        return this.#names.inferReference(node, scope);
      case 'spread_expression':
        return elementOf(this.#check, node, this.infer(namedPartsOf(node)[0]!, scope));
      case 'assignment':
        return this.#statements.inferAssignment(node, scope);
      case 'for_statement':
        return this.#statements.inferFor(node, scope);
      case 'while_statement':
      case 'do_while_statement':
        return this.#statements.inferWhile(node, scope);
      case 'block':
        return this.#statements.inferBlock(statementsOf(node), scope.inner(), expected);
      case 'property_declaration':
      case 'function_declaration':
      case 'class_declaration':
        return checkLocal(check, node, scope);
      case 'line_comment':
      case 'block_comment':
        return UNIT;
      default:
        check.findings.report(node, `The check does not know ${node.type}: "${node.text}".`);
        return UNKNOWN;
    }
  }

  #inferText(node: Node, scope: SampleScope): NativeTypeRef {
    const parts = node.children;
    parts.forEach((part, at) => {
      if (part.type === 'interpolation') this.infer(namedPartsOf(part)[0]!, scope);
      // The grammar leaves `$name` in the text of strings in single quotes.
      const [name] = parts[at - 1]?.text === '$' ? (/^\w+/.exec(part.text) ?? []) : [];
      if (name !== undefined && part.type === 'string_content') {
        const isKnown =
          scope.names().includes(name) ||
          scope.receivers().some((each) => this.#check.membersOf(each, name, scope).length > 0) ||
          this.#check.index.findFree(name).length > 0;
        if (isKnown) this.#check.findings.resolve(part);
        else
          this.#check.findings.report(
            part,
            `There is no ${name} here.`,
            nearNames(name, scope.names()),
          );
      }
    });
    return STRING;
  }

  #inferCast(node: Node, scope: SampleScope): NativeTypeRef {
    this.infer(node.childForFieldName('left')!, scope);
    const type = this.#check.readType(node.childForFieldName('right')!, scope);
    return node.children.some(({ text }) => text === 'as?') ? optional(type) : type;
  }

  #inferUnary(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const operator = node.children.find(({ isNamed }) => !isNamed)!.text;
    const type = this.infer(namedPartsOf(node)[0]!, scope, expected);
    if (operator === '!!') return nonNull(type);
    return operator === '!' ? BOOLEAN : type;
  }

  #inferBinary(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const check = this.#check;
    const left = node.childForFieldName('left')!;
    const right = node.childForFieldName('right')!;
    const operator = node.childForFieldName('operator')!.text;
    if (operator === '&&' || operator === '||') {
      this.infer(left, scope);
      const facts = inferFacts(left, check, scope);
      this.infer(right, apply(operator === '&&' ? facts.holds : facts.fails, scope.inner()));
      return BOOLEAN;
    }
    if (operator === '?:') {
      const value = this.infer(left, scope, expected && optional(nonNull(expected)));
      return check.types.join(nonNull(value), this.infer(right, scope, expected));
    }
    const a = this.infer(left, scope);
    const b = this.infer(right, scope);
    if (['==', '!=', '===', '!==', '<', '>', '<=', '>='].includes(operator)) {
      checkComparable(this.#check, node, [a, b]);
      return BOOLEAN;
    }
    if (isUnknown(a) || isUnknown(b)) return a;
    if (isNumber(a) && isNumber(b)) return widerNumber(a, b);
    if (operator === '+' && typeText(a) === 'String') return STRING;
    const method = OPERATORS[operator];
    const [found] = method === undefined ? [] : check.visible(check.membersOf(a, method, scope));
    if (found) return check.propertyType(found);
    check.findings.report(node, `${typeText(a)} ${operator} ${typeText(b)} is not possible.`);
    return UNKNOWN;
  }

  #inferInfix(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const check = this.#check;
    const [left, name, right] = namedPartsOf(node) as [Node, Node, Node];
    const receiver = this.infer(left, scope);
    const all = check.membersOf(receiver, name.text, scope);
    const found = check.visible(all);
    if (found.length === 0) {
      check.reportMember(name, receiver, all);
      return UNKNOWN;
    }
    return check.calls.resolve(
      found.map((each) => check.candidate(each)),
      {
        node: name,
        args: [{ name: undefined, nameNode: undefined, value: right, isTrailing: false }],
        typeArguments: [],
        expected,
        scope,
      },
    );
  }

  #inferIndex(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const [target, ...indexes] = namedPartsOf(node) as [Node, ...Node[]];
    const receiver = this.infer(target, scope);
    const found = check.visible(check.membersOf(receiver, 'get', scope));
    if (found.length === 0) {
      if (!isUnknown(receiver)) {
        check.findings.report(node, `${typeText(receiver)} has no values by index.`);
      }
      return UNKNOWN;
    }
    if (isNullable(receiver)) check.findings.report(node, `"${target.text}" may be null.`);
    return check.calls.resolve(
      found.map((each) => check.candidate(each)),
      {
        node: target,
        args: indexes.map((value) => ({
          name: undefined,
          nameNode: undefined,
          value,
          isTrailing: false,
        })),
        typeArguments: [],
        expected: undefined,
        scope,
      },
    );
  }
}

function inferNumber(text: string, expected: NativeTypeRef | undefined): NativeTypeRef {
  if (/L$/i.test(text)) return named('Long');
  const wanted = expected && nonNull(expected);
  if (wanted?.kind === 'named' && wanted.name === 'Long') return wanted;
  return Number(text.replaceAll('_', '')) > 0x7f_ff_ff_ff ? named('Long') : INT;
}
