import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { TYPE_NODES } from '../read-type-ref.ts';
import { childOf, childrenOf, hasToken, partsOf } from '../swift-file.ts';
import { ExpressionChecker } from './expression-checker.ts';
import { short } from './expression-nodes.ts';
import {
  BOOL,
  INT,
  isAssignable,
  isUnknown,
  nameOf,
  normalizeType,
  SOME_VIEW,
  formatType,
  UNKNOWN,
  unwrapped,
  VOID,
} from './swift-types.ts';

const STATEMENTS = new Set([
  'property_declaration',
  'assignment',
  'if_statement',
  'guard_statement',
  'for_statement',
  'while_statement',
  'repeat_while_statement',
  'switch_statement',
  'do_statement',
  'control_transfer_statement',
  'function_declaration',
  'throw_keyword',
]);

/** Checks statements, their control flow and the patterns that bind names. */
export abstract class StatementChecker extends ExpressionChecker {
  #returned: NativeTypeRef | undefined;

  protected override walk(
    statements: readonly Node[],
    kind: 'builder' | 'value' | 'plain',
    expected?: NativeTypeRef,
  ): NativeTypeRef {
    const all = statements.filter(({ type }) => type !== 'comment' && type !== 'multiline_comment');
    const [only] = all;
    if (kind === 'value' && all.length === 1 && !STATEMENTS.has(only!.type)) {
      return this.#value(only!, expected);
    }
    const before = this.#returned;
    this.#returned = undefined;
    let value: NativeTypeRef = VOID;
    for (const statement of all) {
      const isBranch = statement.type === 'if_statement' || statement.type === 'switch_statement';
      if (isBranch && all.length === 1 && kind === 'value')
        value = this.#branch(statement, kind, expected) ?? VOID;
      else if (isBranch)
        this.#branch(statement, kind === 'builder' ? 'builder' : 'plain', expected);
      else if (STATEMENTS.has(statement.type)) this.#statement(statement);
      else if (kind === 'builder') this.#view(statement);
      else this.infer(statement);
    }
    const returned = this.#returned;
    this.#returned = before;
    return kind === 'builder' ? SOME_VIEW : (returned ?? value);
  }

  /** The single expression of a body is its value; in a `Void` body it is a statement. */
  #value(node: Node, expected: NativeTypeRef | undefined): NativeTypeRef {
    if (!expected || nameOf(expected) === 'Void') return this.infer(node);
    return this.expect(node, expected);
  }

  #view(node: Node): void {
    const type = this.infer(node);
    if (!isAssignable(type, named('View'), this.context.index)) {
      this.context.fail(node, `"${short(node)}" is ${formatType(type)}, where a View is expected.`);
    }
  }

  #statement(node: Node): void {
    switch (node.type) {
      case 'property_declaration':
        return this.#variable(node);
      case 'assignment':
        return this.#assign(node);
      case 'guard_statement':
        this.#conditions(node);
        this.context.inScope(() => this.walk(bodyOf(node), 'plain'));
        return undefined;
      case 'for_statement':
        return this.#for(node);
      case 'while_statement':
      case 'repeat_while_statement':
        return this.context.inScope(() => {
          this.#conditions(node);
          this.walk(bodyOf(node), 'plain');
        });
      case 'do_statement':
        return this.#do(node);
      case 'control_transfer_statement':
        return this.#transfer(node);
      case 'function_declaration':
        return this.localFunction(node);
      default:
        return undefined;
    }
  }

  protected abstract localFunction(node: Node): void;

  #variable(node: Node): void {
    const patterns = childrenOf(node, 'pattern');
    const values = node.childrenForFieldName('value');
    const annotations = childrenOf(node, 'type_annotation');
    const isLazy = hasToken(node, 'async');
    patterns.forEach((pattern, at) => {
      const annotation = annotations.find(
        (each) =>
          each.startIndex > pattern.startIndex &&
          each.startIndex < (patterns[at + 1]?.startIndex ?? Infinity),
      );
      const spelled = annotation && partsOf(annotation).find((part) => TYPE_NODES.has(part.type));
      const written = spelled && this.types.read(spelled);
      const value = values[at];
      const place = isLazy ? { isTried: true, isAwaited: true } : {};
      const type = value
        ? this.context.at(place, () =>
            written ? (this.expect(value, written), written) : this.infer(value),
          )
        : (written ?? UNKNOWN);
      this.bind(pattern.children, type, true);
    });
  }

  #assign(node: Node): void {
    const target = node.childForFieldName('target')!.namedChildren[0]!;
    const value = node.childForFieldName('result')!;
    if (target.text === '_') {
      this.infer(value);
      return;
    }
    const type = this.infer(target);
    this.#checkMutable(target);
    if (isUnknown(type)) {
      this.context.attempt(() => this.infer(value));
      return;
    }
    if (node.childForFieldName('operator')!.text === '=') this.expect(value, type);
    else {
      const given = this.infer(value, type);
      if (!isAssignable(given, type, this.context.index)) {
        this.context.fail(
          value,
          `"${short(value)}" is ${formatType(given)}, where ${formatType(type)} is expected.`,
        );
      }
    }
  }

  /** Reports an assignment to a read-only target. */
  #checkMutable(target: Node): void {
    const { context } = this;
    const isMember = target.type === 'navigation_expression';
    if (!isMember && (target.type !== 'simple_identifier' || context.lookUp(target.text))) return;
    const name = isMember
      ? target.childForFieldName('suffix')!.childForFieldName('suffix')!.text
      : target.text;
    const base = isMember
      ? context.attempt(() => this.infer(target.childForFieldName('target')!)).value
      : context.self?.type;
    if (!base || isUnknown(base)) return;
    const found = context.index
      .findMembers(unwrapped(base), name)
      .find(({ member }) => !member.isStatic);
    // Initialisers may set constants of their own type.
    const isOwn = nameOf(unwrapped(base)) === nameOf(context.self?.type ?? VOID);
    if (found && !found.member.isMutable && !isOwn) {
      context.fail(target, `${found.owner.name}.${name} can be read, not set.`);
    }
  }

  #for(node: Node): void {
    const collection = node.childForFieldName('collection')!;
    const type = this.infer(collection);
    const isAwaited = hasToken(node, 'await');
    const element = this.#elementOf(collection, type, isAwaited);
    this.context.inScope(() => {
      this.bind(node.childForFieldName('item')!.children, element, true);
      const where = childOf(node, 'where_clause');
      if (where) this.expect(where.namedChildren.at(-1)!, BOOL);
      this.walk(bodyOf(node), 'plain');
    });
  }

  #elementOf(node: Node, type: NativeTypeRef, isAwaited: boolean): NativeTypeRef {
    const own = this.context.index.resolveAlias(normalizeType(type));
    if (isUnknown(own)) return UNKNOWN;
    const [first, second] = own.kind === 'named' ? own.arguments : [];
    const isStream = nameOf(own) === 'AsyncStream' || nameOf(own) === 'AsyncThrowingStream';
    if (isStream !== isAwaited) {
      this.context.fail(
        node,
        isStream
          ? `"${short(node)}" is a stream: write "for await".`
          : `"${short(node)}" is not a stream: remove "await".`,
      );
    }
    if (isStream && !this.context.place.isAsync) {
      this.context.fail(
        node,
        '"for await" is in code that is not asynchronous. Start a Task, or let the function be async.',
      );
    }
    switch (nameOf(own)) {
      case 'Array':
      case 'Set':
      case 'AsyncStream':
      case 'AsyncThrowingStream':
        return first ?? UNKNOWN;
      case 'Range':
      case 'ClosedRange':
        return first ?? INT;
      case 'Dictionary':
        return {
          kind: 'tuple',
          items: [
            { label: 'key', type: first! },
            { label: 'value', type: second! },
          ],
        };
      default:
        this.context.fail(
          node,
          `"${short(node)}" is ${formatType(type)}, which "for" cannot iterate over.`,
        );
        return UNKNOWN;
    }
  }

  #do(node: Node): void {
    const catches = childrenOf(node, 'catch_block');
    const takesAll = catches.some((each) => !each.childForFieldName('error'));
    const { canThrow } = this.context.place;
    this.context.at({ canThrow: canThrow || takesAll }, () =>
      this.context.inScope(() =>
        this.walk(childOf(node, 'statements')?.namedChildren ?? [], 'plain'),
      ),
    );
    for (const block of catches) {
      this.context.inScope(() => {
        const pattern = block.childForFieldName('error');
        const error: NativeTypeRef = { kind: 'any', of: named('Error') };
        this.context.declare('error', error);
        if (pattern) this.bind(pattern.children, error, true);
        const where = childOf(block, 'where_clause');
        if (where) this.expect(where.namedChildren.at(-1)!, BOOL);
        this.walk(childOf(block, 'statements')?.namedChildren ?? [], 'plain');
      });
    }
  }

  #transfer(node: Node): void {
    const word = node.children[0]!.text;
    const value = node.namedChildren.find(
      ({ type }) => type !== 'throw_keyword' && type !== 'comment',
    );
    if (!value) return;
    if (word !== 'return') {
      this.infer(value);
      return;
    }
    const { returns } = this.context.place;
    const type = returns ? this.expect(value, returns) : this.infer(value);
    this.#returned ??= returns ?? type;
  }

  #branch(
    node: Node,
    kind: 'builder' | 'value' | 'plain',
    expected?: NativeTypeRef,
  ): NativeTypeRef | undefined {
    if (node.type === 'switch_statement') return this.#switch(node, kind, expected);
    const blocks = childrenOf(node, 'statements');
    const otherwise = childOf(node, 'if_statement');
    const elseAt = node.children.find(({ type }) => type === 'else')?.startIndex ?? Infinity;
    const first = blocks.find(({ startIndex }) => startIndex < elseAt);
    const last = blocks.find(({ startIndex }) => startIndex > elseAt);
    const value = this.context.inScope(() => {
      this.#conditions(node);
      return this.walk(first?.namedChildren ?? [], kind, expected);
    });
    if (otherwise) this.#branch(otherwise, kind, expected);
    if (last) this.context.inScope(() => this.walk(last.namedChildren, kind, expected));
    return value;
  }

  #switch(
    node: Node,
    kind: 'builder' | 'value' | 'plain',
    expected?: NativeTypeRef,
  ): NativeTypeRef | undefined {
    const subject = this.infer(node.childForFieldName('expr')!);
    const entries = childrenOf(node, 'switch_entry');
    let value: NativeTypeRef | undefined;
    for (const entry of entries) {
      this.context.inScope(() => {
        for (const pattern of childrenOf(entry, 'switch_pattern')) {
          this.bind(pattern.namedChildren[0]!.children, subject, false);
        }
        const where = entry.children.findIndex(({ type }) => type === 'where_keyword');
        if (where !== -1) this.expect(entry.children[where + 1]!, BOOL);
        const found = this.walk(childOf(entry, 'statements')?.namedChildren ?? [], kind, expected);
        value ??= found;
      });
    }
    this.#checkExhaustive(node, subject, entries);
    return value;
  }

  #checkExhaustive(node: Node, subject: NativeTypeRef, entries: readonly Node[]): void {
    const declared = this.context.index.types.get(nameOf(unwrapped(subject)));
    if (declared?.kind !== 'enum' || entries.some((entry) => childOf(entry, 'default_keyword')))
      return;
    const texts = entries
      .filter((entry) => !childOf(entry, 'where_keyword'))
      .map((entry) =>
        childrenOf(entry, 'switch_pattern')
          .map(({ text }) => text)
          .join(' '),
      );
    const missing = declared.members.filter(
      ({ kind, name }) =>
        kind === 'case' && !texts.some((text) => new RegExp(`\\.${name}\\b`).test(text)),
    );
    if (missing.length > 0) {
      this.context.fail(
        node,
        `The switch leaves out ${missing.map(({ name }) => `.${name}`).join(', ')} of ${declared.name}.`,
      );
    }
  }

  /** Checks the conditions of `if`, `guard` or `while`, one by one. */
  #conditions(node: Node): void {
    for (const part of conditionParts(node)) {
      const [first] = part;
      if (!first || first.type === 'availability_condition') continue;
      const equals = part.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
      if (first.text === 'case' && first.childCount === 0) {
        const subject = this.infer(part[equals + 1]!);
        this.bind(part.slice(1, equals), subject, false);
      } else if (first.type === 'value_binding_pattern') {
        this.#optionalBinding(part, equals);
      } else this.expect(first, BOOL);
    }
  }

  #optionalBinding(part: readonly Node[], equals: number): void {
    const name = part[1]!;
    const value = equals === -1 ? name : part[equals + 1]!;
    const isSelf = equals === -1 && name.text === 'self';
    const type = isSelf ? (this.context.lookUp('self') ?? UNKNOWN) : this.infer(value);
    if (type.kind !== 'optional' && !isUnknown(type)) {
      this.context.fail(
        value,
        `"${short(value)}" is ${formatType(type)}, which is never nil: it needs no "let".`,
      );
    }
    if (name.text !== '_') this.context.declare(name.text, unwrapped(type));
  }

  /** Binds the names of a pattern to the parts of a value. */
  protected bind(pattern: readonly Node[], subject: NativeTypeRef, isBinding: boolean): void {
    const parts = pattern.filter(({ type }) => type !== 'comment');
    const isBound = isBinding || parts.some(({ type }) => type === 'value_binding_pattern');
    const rest = parts.filter(({ type }) => type !== 'value_binding_pattern');
    const [first, second] = rest;
    if (!first) return;
    const as = rest.findIndex(({ text, childCount }) => text === 'as' && childCount === 0);
    if (as !== -1) {
      this.bind(
        first.children.length > 0 ? first.children : [first],
        this.types.read(rest[as + 1]!),
        isBound,
      );
    } else if (first.text === 'is') this.types.read(second!);
    else if (first.text === '.') this.#casePattern(rest.slice(1), subject, isBound);
    else if (second?.text === '.') this.#casePattern(rest.slice(2), subject, isBound);
    else if (first.text === '(') this.#tuplePattern(rest, subject, isBound);
    else if (first.type === 'pattern') this.bind(first.children, subject, isBound);
    else if (first.text === '_' || first.type === 'wildcard_pattern') return;
    else if (first.type === 'simple_identifier' && isBound) {
      this.context.declare(first.text, second?.text === '?' ? unwrapped(subject) : subject);
    } else this.expect(first, subject);
  }

  #casePattern(rest: readonly Node[], subject: NativeTypeRef, isBound: boolean): void {
    const [name] = rest;
    const type = unwrapped(subject);
    if (!name || isUnknown(type)) {
      for (const group of groupsIn(rest.slice(1)))
        this.bind(
          group.filter(({ type: kind }) => kind === 'pattern'),
          UNKNOWN,
          isBound,
        );
      return;
    }
    const { index } = this.context;
    const members = index.membersOf(type).filter(({ member }) => member.isStatic);
    const found = members.find(({ member }) => member.name === name.text);
    const groups = groupsIn(rest.slice(1));
    if (!found) {
      this.context.fail(
        name,
        `${formatType(type)} has no case "${name.text}".`,
        nearNames(
          name.text,
          members.map(({ member }) => member.name),
        ),
      );
      for (const group of groups) this.bind(group.slice(-1), UNKNOWN, isBound);
      return;
    }
    this.context.foundMember(name, found);
    const { parameters } = found.member;
    if (groups.length > 0 && groups.length !== parameters.length) {
      this.context.fail(
        name,
        `${formatType(type)}.${name.text} has ${parameters.length} values, not ${groups.length}.`,
      );
    }
    groups.forEach((group, at) => {
      const parameter = parameters[at];
      const label = group[1]?.text === ':' ? group[0]!.text : undefined;
      if (label !== undefined && parameter && label !== parameter.label) {
        this.context.fail(
          group[0]!,
          `${formatType(type)}.${name.text} has no value "${label}".`,
          parameters.flatMap((each) => each.label ?? []),
        );
      }
      const inner = label === undefined ? group : group.slice(2);
      const given = parameter ? index.qualify(parameter.type, found.owner.name) : UNKNOWN;
      this.bind(inner, given, isBound);
    });
  }

  #tuplePattern(rest: readonly Node[], subject: NativeTypeRef, isBound: boolean): void {
    const groups = groupsIn(rest);
    const type = normalizeType(subject);
    if (type.kind !== 'tuple' && !isUnknown(type)) {
      this.context.fail(rest[0]!, `${formatType(type)} has no parts to bind.`);
    }
    groups.forEach((group, at) => {
      const inner = group[1]?.text === ':' ? group.slice(2) : group;
      this.bind(
        inner,
        type.kind === 'tuple' ? (type.items[at]?.type ?? UNKNOWN) : UNKNOWN,
        isBound,
      );
    });
  }
}

/** Splits a parenthesised list at its commas. The grammar has it as flat siblings. */
function groupsIn(nodes: readonly Node[]): Node[][] {
  if (nodes[0]?.text !== '(') return [];
  const groups: Node[][] = [[]];
  for (const node of nodes.slice(1, -1)) {
    if (node.text === ',' && node.childCount === 0) groups.push([]);
    else groups.at(-1)!.push(node);
  }
  return groups.filter((group) => group.length > 0);
}

/** Splits flat child nodes into conditions at commas outside parentheses. */
function conditionParts(node: Node): Node[][] {
  const parts: Node[][] = [[]];
  let depth = 0;
  for (const child of node.children.slice(1)) {
    if (child.childCount === 0 && (child.text === '{' || child.type === 'else')) break;
    if (child.type === 'else' || child.type === 'statements') break;
    if (child.childCount === 0 && child.text === '(') depth += 1;
    if (child.childCount === 0 && child.text === ')') depth -= 1;
    if (depth === 0 && child.childCount === 0 && child.text === ',') parts.push([]);
    else if (child.type !== 'comment') parts.at(-1)!.push(child);
  }
  return parts;
}

function bodyOf(node: Node): Node[] {
  return childOf(node, 'statements')?.namedChildren ?? [];
}
