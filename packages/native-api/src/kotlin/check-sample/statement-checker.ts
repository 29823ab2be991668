import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { childOf, childrenOf, namedPartsOf, partsOf } from '../../syntax/node-parts.ts';
import { TYPE_NODES } from '../read-type-ref.ts';
import { apply, inferFacts, pathOf } from './condition-facts.ts';
import { declareParts } from './declare-parts.ts';
import {
  BOOLEAN,
  isNothing,
  isNullable,
  isUnknown,
  nonNull,
  NOTHING,
  typeText,
  UNIT,
  UNKNOWN,
} from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import { branchesOf } from './sample-nodes.ts';
import type { SampleScope } from './sample-scope.ts';
import { canBe, checkComparable, elementOf } from './value-rules.ts';

/** Checks branches, loops and assignments, and applies their smart casts. */
export class StatementChecker {
  readonly #check: SampleCheck;

  constructor(check: SampleCheck) {
    this.#check = check;
  }

  inferBlock(nodes: readonly Node[], scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    let last: NativeTypeRef = UNIT;
    nodes.forEach((node, at) => {
      last = this.#check.infer(node, scope, at === nodes.length - 1 ? expected : undefined);
      if (node.type === 'if_expression') this.#proveAfter(node, scope);
    });
    return last;
  }

  /** Applies the smart casts that hold after an early exit such as `if (x == null) return`. */
  #proveAfter(node: Node, scope: SampleScope): void {
    const { condition, consequence, alternative } = branchesOf(node);
    if (alternative || !consequence) return;
    const { value } = this.#check.findings.guess(() =>
      this.#check.infer(consequence, scope.inner()),
    );
    if (isNothing(value)) apply(inferFacts(condition, this.#check, scope).fails, scope);
  }

  inferIf(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const { condition, consequence, alternative } = branchesOf(node);
    const check = this.#check;
    this.#expectBoolean(condition, scope);
    const { holds, fails } = inferFacts(condition, check, scope);
    const first = consequence
      ? this.#check.infer(consequence, apply(holds, scope.inner()), expected)
      : UNIT;
    if (!alternative) return UNIT;
    return check.types.join(
      first,
      this.#check.infer(alternative, apply(fails, scope.inner()), expected),
    );
  }

  #expectBoolean(node: Node, scope: SampleScope): void {
    const type = this.#check.infer(node, scope);
    if (!this.#check.types.isAssignable(type, BOOLEAN)) {
      this.#check.findings.report(node, `A condition is Boolean, found ${typeText(type)}.`);
    }
  }

  inferWhen(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const check = this.#check;
    const inner = scope.inner();
    const subject = childOf(node, 'when_subject');
    const value = subject && namedPartsOf(subject).at(-1)!;
    const type = value && this.#check.infer(value, inner);
    const variable = subject && childOf(subject, 'variable_declaration');
    if (variable && type) {
      inner.declare(childOf(variable, 'identifier')!.text, { type, isMutable: false });
    }
    const text = variable ? childOf(variable, 'identifier')!.text : value && pathOf(value);
    let result: NativeTypeRef = NOTHING;
    for (const entry of childrenOf(node, 'when_entry')) {
      const branch = inner.inner();
      this.#checkEntry(entry, { branch, type, text });
      const body = namedPartsOf(entry).at(-1)!;
      result = check.types.join(result, this.#check.infer(body, branch, expected));
    }
    return result;
  }

  #checkEntry(
    entry: Node,
    {
      branch,
      type,
      text,
    }: { branch: SampleScope; type: NativeTypeRef | undefined; text: string | undefined },
  ): void {
    const check = this.#check;
    const parts = partsOf(entry);
    const arrow = parts.findIndex((part) => part.text === '->' && part.childCount === 0);
    const conditions = parts.slice(0, arrow).filter(({ isNamed }) => isNamed);
    for (const condition of conditions) {
      if (condition.type === 'type_test') {
        const spelled = condition.namedChildren.find((part) => TYPE_NODES.has(part.type))!;
        const tested = check.readType(spelled, branch);
        if (text !== undefined && conditions.length === 1 && !condition.text.startsWith('!')) {
          branch.prove(text, tested);
        }
        if (type && !canBe(check, tested, type)) {
          check.findings.report(condition, `${typeText(type)} is never ${typeText(tested)}.`);
        }
      } else if (condition.type === 'range_test')
        this.#check.infer(namedPartsOf(condition)[0]!, branch);
      else if (type) {
        const found = this.#check.infer(condition, branch);
        checkComparable(this.#check, condition, [type, found]);
        if (text !== undefined && conditions.length === 1 && condition.text !== 'null') {
          if (!isNullable(found) && isNullable(type)) branch.prove(text, nonNull(type));
        }
      } else {
        this.#expectBoolean(condition, branch);
        apply(inferFacts(condition, check, branch).holds, branch);
      }
    }
  }

  inferTry(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    const check = this.#check;
    let result = this.#check.infer(childOf(node, 'block')!, scope, expected);
    for (const each of childrenOf(node, 'catch_block')) {
      const inner = scope.inner();
      const spelled = each.namedChildren.find((part) => TYPE_NODES.has(part.type))!;
      const type = check.readType(spelled, scope);
      if (!check.types.isAssignable(type, named('Throwable'))) {
        check.findings.report(spelled, `${typeText(type)} cannot be thrown.`);
      }
      inner.declare(childOf(each, 'identifier')!.text, { type, isMutable: false });
      result = check.types.join(
        result,
        this.#check.infer(childOf(each, 'block')!, inner, expected),
      );
    }
    const last = childOf(node, 'finally_block');
    if (last) this.#check.infer(childOf(last, 'block')!, scope);
    return result;
  }

  inferReturn(node: Node, scope: SampleScope): NativeTypeRef {
    const label = node.childForFieldName('label');
    const value = namedPartsOf(node).find(({ id }) => id !== label?.id);
    const wanted = label ? undefined : scope.context.result;
    const type = value ? this.#check.infer(value, scope, wanted) : UNIT;
    if (wanted && !this.#check.types.isAssignable(type, wanted)) {
      this.#check.findings.report(
        node,
        `The function gives ${typeText(wanted)}, found ${typeText(type)}.`,
      );
    }
    return NOTHING;
  }

  inferAssignment(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const left = node.childForFieldName('left')!;
    const right = node.childForFieldName('right')!;
    const operator = node.childForFieldName('operator')?.text ?? '=';
    if (left.type === 'index_expression') {
      this.#check.infer(namedPartsOf(left)[0]!, scope);
      this.#check.infer(right, scope);
      return UNIT;
    }
    const place = this.#placeOf(left, scope);
    if (place && !place.isMutable) {
      check.findings.report(left, `"${left.text}" cannot be set: it is a val.`);
    }
    const wanted = place?.type ?? this.#check.infer(left, scope);
    const given = this.#check.infer(right, scope, wanted);
    if (operator === '=' && !check.types.isAssignable(given, wanted)) {
      check.findings.report(
        right,
        `"${left.text}" is ${typeText(wanted)}, found ${typeText(given)}.`,
      );
    }
    if (operator === '=')
      scope.prove(pathOf(left), given.kind === 'optional' ? wanted : nonNull(wanted));
    return UNIT;
  }

  /** Declared type and mutability of an assignment's target. */
  #placeOf(
    left: Node,
    scope: SampleScope,
  ): { readonly type: NativeTypeRef; readonly isMutable: boolean } | undefined {
    const check = this.#check;
    if (left.type === 'identifier') {
      const property = (receiver: NativeTypeRef): FoundMember | undefined =>
        check
          .visible(check.membersOf(receiver, left.text, scope))
          .find(({ member }) => member.kind === 'property');
      const found = scope.find(left.text, (receiver) => property(receiver) !== undefined);
      if (found && 'variable' in found) return found.variable;
      const member = found && property(found.receiver)!;
      if (!member) return undefined;
      check.findings.resolve(left, check.idOf(member));
      return { type: check.propertyType(member), isMutable: member.member.isMutable };
    }
    if (left.type !== 'navigation_expression') return undefined;
    const [target, name] = namedPartsOf(left) as [Node, Node];
    if (check.typeNamed(target, scope) !== undefined) return undefined;
    const receiver = this.#check.infer(target, scope);
    if (isUnknown(receiver)) return { type: UNKNOWN, isMutable: true };
    const all = check.membersOf(receiver, name.text, scope);
    const settable = check.visible(all).filter(({ member }) => member.kind === 'property');
    const member = settable.find((each) => each.member.isMutable) ?? settable[0];
    if (!member) {
      check.reportMember(name, receiver, all);
      return { type: UNKNOWN, isMutable: true };
    }
    if (!partsOf(left).some(({ text }) => text === '?.'))
      check.checkNull(name, receiver, member.member);
    check.findings.resolve(name, check.idOf(member));
    return { type: check.propertyType(member), isMutable: member.member.isMutable };
  }

  inferFor(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const parts = partsOf(node);
    const at = parts.findIndex(({ text, childCount }) => text === 'in' && childCount === 0);
    const list = parts[at + 1]!;
    const element = elementOf(this.#check, list, this.#check.infer(list, scope));
    const inner = scope.inner();
    const several = childOf(node, 'multi_variable_declaration');
    const single = childOf(node, 'variable_declaration');
    if (several) declareParts(check, several, element, inner);
    else if (single) {
      inner.declare(childOf(single, 'identifier')!.text, { type: element, isMutable: false });
    }
    const body = parts.slice(at + 2).findLast(({ isNamed }) => isNamed);
    if (body) this.#check.infer(body, inner);
    return UNIT;
  }

  inferWhile(node: Node, scope: SampleScope): NativeTypeRef {
    const condition = node.childForFieldName('condition')!;
    this.#expectBoolean(condition, scope);
    const block = childOf(node, 'block');
    if (block)
      this.#check.infer(
        block,
        apply(inferFacts(condition, this.#check, scope).holds, scope.inner()),
      );
    return UNIT;
  }
}
