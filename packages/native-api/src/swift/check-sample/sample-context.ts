import type { SymbolUse } from '@brand/reference';
import type { Node } from 'web-tree-sitter';
import { type ApiIndex, type FoundMember, nearNames } from '../../model/api-index.ts';
import type { NativeMember, NativeType, NativeTypeRef } from '../../model/native-api.ts';

/** Constraints on code by its position. */
export type Place = {
  /** Whether `await` is allowed. */
  readonly isAsync: boolean;
  /** Whether thrown errors are handled or propagated. */
  readonly canThrow: boolean;
  /** Type that `return` requires; `undefined` if unknown. */
  readonly returns: NativeTypeRef | undefined;
  /** Whether `try` and `await` precede the expression. */
  readonly isTried: boolean;
  readonly isAwaited: boolean;
};

/** The implicit `self`. */
export type SelfType = { readonly type: NativeTypeRef; readonly isStatic: boolean };

type Saved = { readonly problems: number; readonly uses: number; readonly resolved: number };

/** State of the check: scopes, problems and resolved symbols. */
export class SampleContext {
  readonly index: ApiIndex;
  readonly problems: { readonly line: number; readonly text: string }[] = [];
  readonly uses: SymbolUse[] = [];
  resolved = 0;
  place: Place = {
    isAsync: true,
    canThrow: true,
    returns: undefined,
    isTried: false,
    isAwaited: false,
  };
  self: SelfType | undefined;
  readonly #scopes: Map<string, NativeTypeRef>[] = [new Map()];
  readonly #sdkTypes: ReadonlySet<NativeType>;
  readonly #sdkFree: ReadonlySet<NativeMember>;

  constructor(
    index: ApiIndex,
    sdk: { readonly types: ReadonlySet<NativeType>; readonly members: ReadonlySet<NativeMember> },
  ) {
    this.index = index;
    this.#sdkTypes = sdk.types;
    this.#sdkFree = sdk.members;
  }

  /** Records a problem at a node. */
  fail(node: Node, text: string, near: readonly string[] = []): void {
    const hint = near.length > 0 ? ` Near: ${near.join(', ')}.` : '';
    this.problems.push({ line: node.startPosition.row + 1, text: `${text}${hint}` });
  }

  /**
   * Whether the type is declared by the SDK. A type without an initialiser can then only be created
   * by the SDK.
   */
  isOfSdk(type: NativeType): boolean {
    return this.#sdkTypes.has(type);
  }

  /** Records that a name resolves to a type. */
  foundType(node: Node, type: NativeType): void {
    this.resolved += 1;
    if (this.#sdkTypes.has(type)) this.#use(node, type.name);
  }

  /** Records that a name resolves to a member. */
  foundMember(node: Node, { member, owner }: Pick<FoundMember, 'member' | 'owner'>): void {
    this.resolved += 1;
    if (this.#sdkTypes.has(owner)) this.#use(node, `${owner.name}.${member.name}`);
  }

  foundFree(node: Node, member: NativeMember): void {
    this.resolved += 1;
    if (this.#sdkFree.has(member)) this.#use(node, member.name);
  }

  #use(node: Node, id: string): void {
    this.uses.push([node.startIndex, node.endIndex, id]);
  }

  declare(name: string, type: NativeTypeRef): void {
    this.#scopes.at(-1)!.set(name, type);
  }

  lookUp(name: string): NativeTypeRef | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** Variables with similar names. */
  variablesNear(name: string): string[] {
    return nearNames(
      name,
      this.#scopes.flatMap((scope) => [...scope.keys()]),
    );
  }

  inScope<T>(run: () => T): T {
    this.#scopes.push(new Map());
    try {
      return run();
    } finally {
      this.#scopes.pop();
    }
  }

  /** Runs with a changed place and restores the previous one. */
  at<T>(change: Partial<Place>, run: () => T): T {
    const before = this.place;
    this.place = { ...before, ...change };
    try {
      return run();
    } finally {
      this.place = before;
    }
  }

  as<T>(self: SelfType | undefined, run: () => T): T {
    const before = this.self;
    this.self = self;
    try {
      return run();
    } finally {
      this.self = before;
    }
  }

  /** Runs, and rolls back the recorded problems and uses if there were problems. */
  attempt<T>(run: () => T): { readonly value: T; readonly problems: number } {
    const before = this.#save();
    const value = run();
    const problems = this.problems.length - before.problems;
    if (problems > 0) this.#restore(before);
    return { value, problems };
  }

  #save(): Saved {
    return {
      problems: this.problems.length,
      uses: this.uses.length,
      resolved: this.resolved,
    };
  }

  #restore({ problems, uses, resolved }: Saved): void {
    this.problems.length = problems;
    this.uses.length = uses;
    this.resolved = resolved;
  }
}
