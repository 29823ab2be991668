import type { Node } from 'web-tree-sitter';
import { type FoundMember, nearNames } from '../../model/api-index.ts';
import {
  named,
  type NativeMember,
  type NativeType,
  type NativeTypeRef,
} from '../../model/native-api.ts';
import { substitute } from '../../model/type-ref.ts';
import type { SampleContext } from './sample-context.ts';
import type { SampleTypes } from './sample-types.ts';
import { isUnknown, nameOf, normalizeType, formatType, UNKNOWN, unwrapped } from './swift-types.ts';
import { functionType } from './call-types.ts';
import { TUPLE, partOfTuple } from './made-members.ts';

/** Property wrappers whose projection (`$name`) is a binding to their value. */
const BOUND = new Set([
  'State',
  'Binding',
  'Published',
  'AppStorage',
  'SceneStorage',
  'FocusState',
]);
/** Property wrappers whose projection gives bindings to members. */
const OBSERVED = new Set(['StateObject', 'ObservedObject', 'EnvironmentObject', 'Bindable']);

/** Looks up members of values, of types and of `self`. */
export abstract class MemberChecker {
  protected readonly context: SampleContext;
  protected readonly types: SampleTypes;

  constructor(context: SampleContext, types: SampleTypes) {
    this.context = context;
    this.types = types;
  }

  /** Infers the type of an expression, guided by the expected type. */
  abstract infer(node: Node, expected?: NativeTypeRef): NativeTypeRef;

  /** The type of a sample property without a declared type, inferred from its initialiser. */
  protected abstract typeOfValue(
    member: NativeMember,
    owner: NativeType,
  ): NativeTypeRef | undefined;

  protected typeOfMember({ member, owner, substitution }: FoundMember): NativeTypeRef {
    const written = member.type ?? this.typeOfValue(member, owner);
    if (!written) return UNKNOWN;
    const type = this.context.index.qualify(written, owner.name);
    return substitute(type, substitution);
  }

  /** A member of a value, or a static member of a type. */
  member(base: NativeTypeRef, name: Node, isStatic: boolean): NativeTypeRef {
    const found = this.membersOf(base, name, isStatic);
    const [first] = found ?? [];
    if (!first) return UNKNOWN;
    this.context.foundMember(name, first);
    if (nameOf(base) === 'ObservedWrapper') return named('Binding', this.typeOfMember(first));
    return first.member.kind === 'function'
      ? functionType(first.member, first.substitution)
      : this.typeOfMember(first);
  }

  protected membersOf(
    base: NativeTypeRef,
    name: Node,
    isStatic: boolean,
  ): readonly FoundMember[] | undefined {
    const { context } = this;
    const type = context.index.resolveAlias(normalizeType(base));
    if (isUnknown(type)) return undefined;
    if (type.kind === 'tuple') return this.#tupleMember(type, name);
    const target =
      nameOf(type) === 'ObservedWrapper'
        ? unwrapped((type as { arguments: readonly NativeTypeRef[] }).arguments[0]!)
        : type;
    const lookedUp = target.kind === 'optional' ? named('Optional', target.of) : target;
    const all = context.index.findMembers(lookedUp, name.text);
    const fitting = all.filter(
      ({ member }) => member.isStatic === isStatic || (isStatic && member.kind === 'initializer'),
    );
    if (fitting.length > 0) return fitting;
    if (target.kind === 'optional' && context.index.findMembers(target.of, name.text).length > 0) {
      context.fail(
        name,
        `"${name.text}" is used on ${formatType(target)}, which may be nil. Write "?." or unwrap it first.`,
      );
      return undefined;
    }
    if (all.length > 0) {
      const where = all[0]!.member.isStatic ? 'the type' : 'a value';
      context.fail(
        name,
        `"${name.text}" belongs to ${where} ${formatType(target)}, and cannot be used on it here.`,
      );
      return undefined;
    }
    const shown = target.kind === 'optional' ? target.of : target;
    context.fail(
      name,
      `${formatType(target)} has no member "${name.text}".`,
      context.index.membersNear(shown, name.text),
    );
    return undefined;
  }

  #tupleMember(
    type: Extract<NativeTypeRef, { kind: 'tuple' }>,
    name: Node,
  ): readonly FoundMember[] | undefined {
    const at = type.items.findIndex(
      ({ label }, index) => label === name.text || String(index) === name.text,
    );
    const item = type.items[at];
    if (!item) {
      this.context.fail(
        name,
        `${formatType(type)} has no part "${name.text}".`,
        type.items.flatMap(({ label }) => label ?? []),
      );
      return undefined;
    }
    return [{ member: partOfTuple(name.text, item.type), owner: TUPLE, substitution: new Map() }];
  }

  protected implicitMembers(
    name: Node,
    wanted: NativeTypeRef | undefined,
  ): { readonly type: NativeTypeRef; readonly candidates: readonly FoundMember[] } | undefined {
    const { context } = this;
    if (!wanted || nameOf(unwrapped(wanted)) === '_') {
      context.fail(
        name,
        `".${name.text}" needs a type, but none is expected here. Write the type before the dot.`,
      );
      return undefined;
    }
    if (isUnknown(wanted)) return undefined;
    const type = context.index.resolveAlias(unwrapped(wanted));
    const all = context.index
      .membersOf(type)
      .filter(({ member }) => member.isStatic || member.kind === 'initializer');
    const candidates = all.filter(({ member }) => member.name === name.text);
    if (candidates.length > 0) return { type, candidates };
    const names = all.map(({ member }) => member.name).filter((each) => each !== 'init');
    context.fail(
      name,
      `${formatType(type)} has no case or static member "${name.text}".`,
      nearNames(name.text, names),
    );
    return undefined;
  }

  protected selfType(node: Node): NativeTypeRef {
    const bound = this.context.lookUp('self');
    if (bound) return bound;
    if (this.context.self) return this.context.self.type;
    this.context.fail(node, '"self" is outside a type.');
    return UNKNOWN;
  }

  protected superType(node: Node): NativeTypeRef {
    const { self, index } = this.context;
    const declared = self && index.types.get(nameOf(self.type));
    const base = declared?.supertypes.find(
      (each) => index.types.get(nameOf(each))?.kind === 'class',
    );
    if (base) return base;
    this.context.fail(node, '"super" is in a type without a superclass.');
    return UNKNOWN;
  }

  protected ownMember(node: Node): NativeTypeRef | undefined {
    const { self, index } = this.context;
    if (!self) return undefined;
    const [found] = index.findMembers(self.type, node.text);
    if (!found) return undefined;
    const held = this.context.lookUp('self');
    if (held?.kind === 'optional') {
      this.context.fail(
        node,
        `"${node.text}" needs "self", which is weak here: write "guard let self else { return }" before.`,
      );
      return UNKNOWN;
    }
    this.context.foundMember(node, found);
    return found.member.kind === 'function'
      ? functionType(found.member, found.substitution)
      : this.typeOfMember(found);
  }

  /** `$name`: the projected value of a property wrapper. */
  protected projection(node: Node): NativeTypeRef {
    const { self, index } = this.context;
    const name = node.text.slice(1);
    const [found] = self ? index.findMembers(self.type, name) : [];
    const wrapper = found?.member.attributes.find((each) => BOUND.has(each) || OBSERVED.has(each));
    if (!found || wrapper === undefined) {
      this.context.fail(
        node,
        `"${node.text}" needs a property "${name}" with a wrapper, such as @State.`,
      );
      return UNKNOWN;
    }
    this.context.foundMember(node, found);
    const type = this.typeOfMember(found);
    return named(BOUND.has(wrapper) ? 'Binding' : 'ObservedWrapper', type);
  }
}
