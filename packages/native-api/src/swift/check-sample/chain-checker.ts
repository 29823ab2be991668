import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { childOf } from '../swift-file.ts';
import { type Argument, argumentsIn } from './match-arguments.ts';
import {
  isUnknown,
  nameOf,
  normalizeType,
  formatType,
  UNKNOWN,
  unwrapped,
  VOID,
} from './swift-types.ts';
import { isImplicit, callParts, nameInSuffix, short } from './expression-nodes.ts';
import { isUnwrappedImplicitly } from './call-types.ts';
import { CallChecker, type Candidate } from './call-checker.ts';

/** The type of a link in a call chain, and whether an earlier `?` can end the chain. */
type Link = { readonly type: NativeTypeRef; readonly isChained: boolean };

/** Infers chains of members and calls: `mapView.floors.current?.name`. */
export abstract class ChainChecker extends CallChecker {
  protected link(node: Node, wanted?: NativeTypeRef): Link {
    if (node.type === 'postfix_expression') return this.#forced(node);
    if (node.type === 'navigation_expression') return this.#navigation(node);
    if (node.type === 'call_expression') return this.#call(node, wanted);
    return { type: this.infer(node, wanted), isChained: false };
  }

  #forced(node: Node): Link {
    const target = node.childForFieldName('target')!;
    const { type, isChained } = this.link(target);
    if (type.kind !== 'optional' && !isUnknown(type) && !isChained) {
      this.context.fail(
        node,
        `"${short(target)}" is ${formatType(type)}, which is never nil: remove "!".`,
      );
    }
    return { type: unwrapped(type), isChained: false };
  }

  /** The value before a dot, and whether the access is optional (`?.`). */
  #base(node: Node): Link {
    const target = node.childForFieldName('target')!;
    const { type, isChained } = this.link(target);
    const isOptional = node.children.some(({ text }) => text === '?');
    if (!isOptional) return { type, isChained };
    if (type.kind !== 'optional' && !isUnknown(type) && !isUnwrappedImplicitly(type)) {
      this.context.fail(
        node,
        `"${short(target)}" is ${formatType(type)}, which is never nil: remove "?".`,
      );
    }
    return { type: unwrapped(type), isChained: true };
  }

  #navigation(node: Node): Link {
    const name = nameInSuffix(node);
    const path = this.#typePath(node.childForFieldName('target')!);
    if (path) {
      if (name.text === 'self') return { type: named('Type', path), isChained: false };
      const nested = this.context.index.types.get(`${nameOf(path)}.${name.text}`);
      if (nested) {
        this.context.foundType(name, nested);
        return { type: named('Type', named(nested.name)), isChained: false };
      }
      const cases = this.context.index.findMembers(path, name.text);
      const [first] = cases;
      if (first?.member.kind === 'case') {
        this.context.foundMember(name, first);
        return { type: path, isChained: false };
      }
      return { type: this.member(path, name, true), isChained: false };
    }
    const { type, isChained } = this.#base(node);
    const given = this.member(type, name, false);
    if (isChained && given.kind === 'optional') return { type: given.of, isChained };
    return { type: given, isChained };
  }

  /** The type that an expression names, such as `MapError` or `MapError.Code`. */
  #typePath(node: Node): NativeTypeRef | undefined {
    if (node.type === 'simple_identifier') {
      if (
        this.context.lookUp(node.text) ||
        (this.context.self &&
          this.context.index.findMembers(this.context.self.type, node.text).length > 0)
      )
        return undefined;
      const type = this.types.find(node.text);
      if (!type) {
        if (node.text !== 'Self' || !this.context.self) return undefined;
        return this.context.self.type;
      }
      this.context.foundType(node, type);
      this.types.checkImport(node, type);
      return named(type.name);
    }
    if (node.type !== 'navigation_expression') return undefined;
    const outer = node.childForFieldName('target')!;
    const before = this.context.attempt(() => this.#typePath(outer));
    const nested =
      before.value &&
      this.context.index.types.get(`${nameOf(before.value)}.${nameInSuffix(node).text}`);
    if (!nested) return undefined;
    this.context.foundType(nameInSuffix(node), nested);
    return named(nested.name);
  }

  protected constructed(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const type = this.types.read(node.childForFieldName('constructed_type')!);
    const suffix = childOf(node, 'constructor_suffix')!;
    return this.construct(node, type, argumentsIn(suffix), wanted);
  }

  #call(node: Node, wanted: NativeTypeRef | undefined): Link {
    const { callee, suffix, given } = callParts(node);
    const isSubscript = suffix.children.some(
      (child) => child.type === 'value_arguments' && child.text.startsWith('['),
    );
    if (isSubscript) return this.#subscript(callee, given);
    if (callee.type === 'simple_identifier') {
      return { type: this.#callByName(callee, given, wanted), isChained: false };
    }
    if (callee.type === 'prefix_expression' && isImplicit(callee)) {
      return { type: this.#callImplicit(callee, given, wanted), isChained: false };
    }
    if (callee.type === 'navigation_expression') return this.#callMember(callee, given, wanted);
    if (callee.type === 'array_literal' || callee.type === 'dictionary_literal') {
      return { type: this.#literalType(callee), isChained: false };
    }
    const { type, isChained } = this.link(callee);
    return { type: this.callValue(callee, type, given), isChained };
  }

  #subscript(callee: Node, given: readonly Argument[]): Link {
    const { type, isChained } = this.link(callee);
    const base = this.context.index.resolveAlias(normalizeType(type));
    if (isUnknown(base)) return { type: UNKNOWN, isChained };
    if (base.kind === 'optional') {
      this.context.fail(
        callee,
        `"${short(callee)}" may be nil: unwrap it before you access a part.`,
      );
      return { type: UNKNOWN, isChained };
    }
    const candidates = this.context.index.findMembers(base, 'subscript');
    if (candidates.length === 0) {
      this.context.fail(callee, `${formatType(base)} has no parts in brackets.`);
      return { type: UNKNOWN, isChained };
    }
    const result = this.resolve(callee, candidates, given, { what: `${formatType(base)}[]` });
    if (isChained && result.kind === 'optional') return { type: result.of, isChained };
    return { type: result, isChained };
  }

  #literalType(node: Node): NativeTypeRef {
    const name = (each: Node | undefined): NativeTypeRef => {
      if (!each) return named('_');
      if (each.type === 'array_literal' || each.type === 'dictionary_literal')
        return this.#literalType(each);
      return (
        this.#typePath(each) ??
        (this.context.fail(each, `There is no type "${each.text}".`), UNKNOWN)
      );
    };
    if (node.type === 'array_literal')
      return named('Array', name(node.childForFieldName('element') ?? undefined));
    return named(
      'Dictionary',
      name(node.childForFieldName('key') ?? undefined),
      name(node.childForFieldName('value') ?? undefined),
    );
  }

  #callByName(
    callee: Node,
    given: readonly Argument[],
    wanted: NativeTypeRef | undefined,
  ): NativeTypeRef {
    const { context } = this;
    const { text } = callee;
    if (text === 'defer')
      return this.infer(given[0]!.value, {
        kind: 'function',
        parameters: [],
        result: VOID,
        isAsync: false,
        throws: false,
        attributes: [],
      });
    const variable = context.lookUp(text);
    if (variable) {
      context.resolved += 1;
      return this.callValue(callee, variable, given);
    }
    const { self } = context;
    const own = self ? context.index.findMembers(self.type, text) : [];
    if (own.length > 0) {
      if (context.lookUp('self')?.kind === 'optional') {
        context.fail(
          callee,
          `"${text}" needs "self", which is weak here: write "guard let self else { return }" before.`,
        );
      }
      const [first] = own;
      if (first!.member.kind === 'property') {
        context.foundMember(callee, first!);
        return this.callValue(callee, this.typeOfMember(first!), given);
      }
      return this.resolve(callee, own, given, { what: text, ...(wanted && { wanted }) });
    }
    const type =
      this.types.find(text) ??
      (text === 'Self' && self ? context.index.types.get(nameOf(self.type)) : undefined);
    if (type) {
      context.foundType(callee, type);
      this.types.checkImport(callee, type);
      return this.construct(callee, named(type.name), given, wanted);
    }
    const free = context.index.findFree(text);
    if (free.length > 0) {
      const candidates = free.map((member) => ({
        member,
        owner: undefined,
        substitution: new Map(),
      }));
      return this.resolve(callee, candidates, given, { what: text, ...(wanted && { wanted }) });
    }
    const names = [
      ...context.variablesNear(text),
      ...(self ? context.index.membersNear(self.type, text) : []),
      ...context.index.typesNear(text),
    ];
    context.fail(
      callee,
      `There is no function or type "${text}".`,
      [...new Set(names)].slice(0, 5),
    );
    return UNKNOWN;
  }

  #callImplicit(
    callee: Node,
    given: readonly Argument[],
    wanted: NativeTypeRef | undefined,
  ): NativeTypeRef {
    const name = callee.childForFieldName('target')!;
    if (name.text === 'init' && wanted)
      return this.construct(callee, unwrapped(wanted), given, wanted);
    const found = this.implicitMembers(name, wanted);
    if (!found) return UNKNOWN;
    const candidates = found.candidates.map((each): Candidate => ({
      ...each,
      ...(each.member.kind === 'case' && { result: found.type }),
    }));
    return this.resolve(name, candidates, given, {
      what: `${formatType(found.type)}.${name.text}`,
      ...(wanted && { wanted }),
    });
  }

  #callMember(callee: Node, given: readonly Argument[], wanted: NativeTypeRef | undefined): Link {
    const name = nameInSuffix(callee);
    const target = callee.childForFieldName('target')!;
    const path = this.#typePath(target);
    if (path) {
      const nested = this.context.index.types.get(`${nameOf(path)}.${name.text}`);
      if (nested) {
        this.context.foundType(name, nested);
        return { type: this.construct(name, named(nested.name), given, wanted), isChained: false };
      }
      if (name.text === 'init')
        return { type: this.construct(name, path, given, wanted), isChained: false };
    }
    const { type, isChained } = path ? { type: path, isChained: false } : this.#base(callee);
    if (name.text === 'init' && !path) {
      const initializers = this.context.index.findMembers(type, 'init');
      return {
        type: this.resolve(
          name,
          initializers.map((each) => ({ ...each, result: VOID })),
          given,
          { what: formatType(type) },
        ),
        isChained: false,
      };
    }
    const found = this.membersOf(type, name, path !== undefined);
    if (!found) {
      for (const { value } of given)
        if (value.type !== 'lambda_literal' && !isImplicit(value))
          this.context.attempt(() => this.infer(value));
      return { type: UNKNOWN, isChained };
    }
    const [first] = found;
    const callable = found.filter(({ member }) => member.kind !== 'property');
    if (callable.length === 0) {
      this.context.foundMember(name, first!);
      return { type: this.callValue(name, this.typeOfMember(first!), given), isChained };
    }
    const candidates = callable.map((each): Candidate => ({
      ...each,
      ...(each.member.kind === 'case' && path && { result: path }),
    }));
    const result = this.resolve(name, candidates, given, {
      what: `${formatType(unwrapped(type))}.${name.text}`,
      ...(wanted && { wanted }),
    });
    return isChained && result.kind === 'optional'
      ? { type: result.of, isChained }
      : { type: result, isChained };
  }
}
