import type { Node } from 'web-tree-sitter';
import type { ApiIndex, FoundMember } from '../../model/api-index.ts';
import { named, type NativeMember, type NativeTypeRef } from '../../model/native-api.ts';
import { substitute } from '../../model/type-ref.ts';
import { SYNTHESIZED } from '../create-member.ts';
import { COMPANION_IS, INSIDE_OF, NULLABLE_RECEIVER } from '../read-declarations.ts';
import type { TypeNames } from '../read-type-ref.ts';
import type { CallResolver, Candidate, LambdaContext } from './call.ts';
import {
  type Bindings,
  isNullable,
  isUnknown,
  nonNull,
  TypeRules,
  typeText,
  UNKNOWN,
} from './kotlin-types.ts';
import type { Findings } from './problems.ts';
import type { SampleNames } from './sample-names.ts';
import type { SampleScope } from './sample-scope.ts';

/** Checkers by kind of syntax. They are mutually recursive. */
export type Checkers = {
  readonly calls: CallResolver;
  /** Infers the type of an expression; `expected` is the type that its context requires. */
  infer(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef;
  /** Checks statements in order and returns the type of the last one. */
  inferBlock(nodes: readonly Node[], scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef;
  /** Checks the body of a lambda and returns its type. */
  inferLambda(node: Node, scope: SampleScope, wanted: LambdaContext): NativeTypeRef;
  /** Infers the receiver before the dot of a call or property. */
  inferReceiver(target: Node, scope: SampleScope): NativeTypeRef;
  /** The type that a path of names denotes, unless a variable or property shadows it. */
  typeNamed(target: Node, scope: SampleScope): string | undefined;
};

/** State shared by the checkers: declarations, findings and name lookup. */
export class SampleCheck implements Checkers {
  readonly index: ApiIndex;
  readonly names: SampleNames;
  readonly findings: Findings;
  readonly types: TypeRules;
  readonly calls: CallResolver;
  /** Explicit type arguments, by the end offset of the name before `<`. */
  readonly typeArguments: ReadonlyMap<number, readonly Node[]>;
  readonly #checkers: Checkers;
  readonly #extended: Map<NativeMember, NativeTypeRef> = new Map();
  readonly #lazyTypes: Map<NativeMember, () => NativeTypeRef> = new Map();

  constructor(
    {
      index,
      names,
      findings,
      typeArguments,
    }: Pick<SampleCheck, 'index' | 'names' | 'findings' | 'typeArguments'>,
    connect: (check: SampleCheck) => Checkers,
  ) {
    this.index = index;
    this.names = names;
    this.findings = findings;
    this.typeArguments = typeArguments;
    this.types = new TypeRules(index);
    this.#checkers = connect(this);
    this.calls = this.#checkers.calls;
    for (const { of, members } of index.modules.flatMap(({ extensions }) => extensions)) {
      for (const member of members) this.#extended.set(member, of);
    }
  }

  infer(node: Node, scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    return this.#checkers.infer(node, scope, expected);
  }

  inferReceiver(target: Node, scope: SampleScope): NativeTypeRef {
    return this.#checkers.inferReceiver(target, scope);
  }

  typeNamed(target: Node, scope: SampleScope): string | undefined {
    return this.#checkers.typeNamed(target, scope);
  }

  inferLambda(node: Node, scope: SampleScope, wanted: LambdaContext): NativeTypeRef {
    return this.#checkers.inferLambda(node, scope, wanted);
  }

  inferBlock(nodes: readonly Node[], scope: SampleScope, expected?: NativeTypeRef): NativeTypeRef {
    return this.#checkers.inferBlock(nodes, scope, expected);
  }

  readType(node: Node, scope: SampleScope, own: TypeNames = () => undefined): NativeTypeRef {
    return this.names.readType(
      node,
      (name) => own(name) ?? this.#nestedName(name, scope.context.typeName),
    );
  }

  #nestedName(name: string, typeName: string): string | undefined {
    const found = this.index.findType(name, typeName)?.name;
    return found !== undefined && found !== name ? found : undefined;
  }

  /** Sets how to infer the type of a sample member that does not declare one. */
  setLazyType(member: NativeMember, find: () => NativeTypeRef): void {
    this.#lazyTypes.set(member, find);
  }

  typeOf(member: NativeMember): NativeTypeRef {
    if (member.type) return member.type;
    const find = this.#lazyTypes.get(member);
    if (!find) return named('Unit');
    // Guards against recursion: until a function's type is inferred, its recursive calls are
    // unknown.
    this.#lazyTypes.set(member, () => UNKNOWN);
    const type = find();
    this.#lazyTypes.set(member, () => type);
    return type;
  }

  /**
   * Members of a value, own ones first. Extensions that are members of a type are included only
   * inside that type.
   */
  membersOf(receiver: NativeTypeRef, name: string, scope: SampleScope): readonly FoundMember[] {
    return this.index
      .findMembers(nonNull(receiver), name)
      .filter(({ member }) => !member.isStatic || this.#extended.has(member))
      .filter(({ member }) => this.#isInside(member, scope))
      .map((found) => this.#withReceiver(found, nonNull(receiver)));
  }

  /** Filters members that the file has imported or need not import. */
  visible(found: readonly FoundMember[]): readonly FoundMember[] {
    return found.filter(({ member }) => this.names.isVisible(member));
  }

  #isInside(member: NativeMember, scope: SampleScope): boolean {
    const bound = member.modifiers.find((each) => each.startsWith(INSIDE_OF));
    if (bound === undefined) return true;
    const type = named(bound.slice(INSIDE_OF.length));
    return scope.receivers().some((receiver) => this.types.isAssignable(receiver, type));
  }

  /** Binds the type parameters of an extension by its receiver. */
  #withReceiver(found: FoundMember, receiver: NativeTypeRef): FoundMember {
    const of = this.#extended.get(found.member);
    if (!of) return found;
    const free = new Set(found.member.typeParameters.map(({ name }) => name));
    const bindings: Bindings = new Map([['Self', receiver]]);
    this.types.bind(of, receiver, free, bindings);
    return { ...found, substitution: bindings };
  }

  /** Reports access to a member of a nullable value, unless the member accepts a null receiver. */
  checkNull(node: Node, receiver: NativeTypeRef, member: NativeMember): void {
    if (!isNullable(receiver) || member.modifiers.includes(NULLABLE_RECEIVER)) return;
    this.findings.report(
      node,
      `"${node.parent?.namedChildren[0]?.text ?? node.text}" may be null (${typeText(receiver)}): write ?.${node.text}, or check it before.`,
    );
  }

  /** The type of a property at its use. */
  propertyType({ member, substitution }: FoundMember): NativeTypeRef {
    return substitute(this.typeOf(member), substitution);
  }

  /** Reference id of an SDK member; `undefined` for other members. */
  idOf({ member, owner }: Pick<FoundMember, 'member' | 'owner'>): string | undefined {
    if (member.modifiers.includes(SYNTHESIZED)) return undefined;
    const home = this.names.homeOf(member);
    if (home) return this.names.isSdkModule(home) ? `${owner.name}.${member.name}` : undefined;
    return this.names.isSdkType(owner.name) ? `${owner.name}.${member.name}` : undefined;
  }

  candidate(found: FoundMember): Candidate {
    return {
      member: found.member,
      substitution: found.substitution,
      owner: `${found.owner.name}.${found.member.name}`,
      id: this.idOf(found),
    };
  }

  /** Constructors of a type as call candidates. */
  constructors(typeName: string): readonly Candidate[] {
    const declared = this.index.types.get(typeName);
    if (!declared) return [];
    const made = named(typeName, ...declared.typeParameters.map(({ name }) => named(name)));
    return declared.members
      .filter(({ kind }) => kind === 'initializer')
      .map((member) => ({
        member,
        owner: typeName,
        made,
        substitution: new Map(),
        id: this.names.isSdkType(typeName) ? typeName : undefined,
      }));
  }

  /** The value that a type name denotes in an expression: the object itself or the companion. */
  valueOfType(typeName: string): NativeTypeRef | undefined {
    const declared = this.index.types.get(typeName);
    if (declared?.kind === 'object') return named(typeName);
    const companion = declared?.modifiers.find((each) => each.startsWith(COMPANION_IS));
    return companion === undefined ? undefined : named(companion.slice(COMPANION_IS.length));
  }

  /** Reports a member that does not exist or is not imported. */
  reportMember(node: Node, receiver: NativeTypeRef, found: readonly FoundMember[]): void {
    if (isUnknown(receiver)) return;
    const [hidden] = found;
    if (hidden) {
      this.findings.report(
        node,
        `${node.text} is not imported. Add: ${this.names.importOf(hidden.member)}`,
      );
      return;
    }
    this.findings.report(
      node,
      `${typeText(nonNull(receiver))} has no ${node.text}.`,
      this.index.membersNear(nonNull(receiver), node.text),
    );
  }
}
