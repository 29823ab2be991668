import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import {
  named,
  type NativeMember,
  type NativeType,
  type NativeTypeRef,
  optional,
} from '../../model/native-api.ts';
import { type Substitution, substitute } from '../../model/type-ref.ts';
import { type Argument, matchArguments } from './match-arguments.ts';
import {
  isAssignable,
  isUnknown,
  nameOf,
  normalizeType,
  formatType,
  UNKNOWN,
  unwrapped,
  VOID,
} from './swift-types.ts';
import { unify } from './unify.ts';
import { short } from './expression-nodes.ts';
import { closeOpen } from './call-types.ts';
import { EMPTY_INITIALIZER } from './made-members.ts';
import { MemberChecker } from './member-checker.ts';

/** A callable with the type arguments of its owner. */
export type Candidate = {
  readonly member: NativeMember;
  readonly owner: NativeType | undefined;
  readonly substitution: Substitution;
  /** Result type, if it differs from the type of the member. */
  readonly result?: NativeTypeRef;
};

/** Resolves overloads, matches arguments to parameters and infers result types. */
export abstract class CallChecker extends MemberChecker {
  /** Infers the type of an expression and reports a mismatch with the expected type. */
  abstract expect(node: Node, expected: NativeTypeRef): NativeTypeRef;

  /** Checks a closure. Its parameter and result types come from the context. */
  abstract closure(
    node: Node,
    wanted: NativeTypeRef | undefined,
    isBuilder?: boolean,
  ): NativeTypeRef;

  /** Calls a value: a closure in a variable, or a callable value. */
  protected callValue(node: Node, type: NativeTypeRef, given: readonly Argument[]): NativeTypeRef {
    const target = normalizeType(type);
    if (isUnknown(target)) return UNKNOWN;
    if (target.kind !== 'function') {
      const asFunction = this.context.index.findMembers(target, 'callAsFunction');
      if (asFunction.length > 0)
        return this.resolve(node, asFunction, given, { what: short(node) });
      this.context.fail(node, `"${short(node)}" is ${formatType(type)} and cannot be called.`);
      return UNKNOWN;
    }
    if (given.length !== target.parameters.length) {
      this.context.fail(
        node,
        `"${short(node)}" takes ${target.parameters.length} values, not ${given.length}.`,
      );
    }
    given.forEach(({ value }, at) => {
      const parameter = target.parameters[at];
      if (parameter) this.expect(value, parameter);
    });
    this.#checkEffects(node, target, short(node));
    return target.result;
  }

  #checkEffects(
    node: Node,
    { isAsync, throws }: { readonly isAsync: boolean; readonly throws: boolean },
    what: string,
  ): void {
    const { isAwaited, isTried } = this.context.place;
    if (isAsync && !isAwaited)
      this.context.fail(node, `${what} is asynchronous: write "await" before it.`);
    if (throws && !isTried) this.context.fail(node, `${what} can throw: write "try" before it.`);
  }

  /** Overload resolution: takes the first candidate whose labels and types fit. */
  protected resolve(
    node: Node,
    candidates: readonly Candidate[],
    given: readonly Argument[],
    { what, wanted }: { readonly what: string; readonly wanted?: NativeTypeRef },
  ): NativeTypeRef {
    const matches = candidates.map((candidate) => ({
      candidate,
      match: matchArguments(candidate.member.parameters, given, what),
    }));
    const fitting = matches.flatMap(({ candidate, match }) =>
      'pairs' in match ? [{ candidate, pairs: match.pairs }] : [],
    );
    if (fitting.length === 0) {
      const best = matches.find(({ match }) => 'problem' in match && match.node) ?? matches[0]!;
      const { match } = best;
      if ('problem' in match) this.context.fail(match.node ?? node, match.problem);
      return UNKNOWN;
    }
    let fewest: { readonly apply: () => NativeTypeRef; readonly problems: number } | undefined;
    for (const { candidate, pairs } of fitting) {
      const apply = (): NativeTypeRef =>
        this.#apply(node, candidate, pairs, { what, ...(wanted && { wanted }) });
      const { value, problems } = this.context.attempt(apply);
      if (problems === 0) return value;
      if (!fewest || problems < fewest.problems) fewest = { apply, problems };
    }
    return fewest!.apply();
  }

  #apply(
    node: Node,
    { member, owner, substitution, result }: Candidate,
    pairs: Extract<ReturnType<typeof matchArguments>, { pairs: unknown }>['pairs'],
    { what, wanted }: { readonly what: string; readonly wanted?: NativeTypeRef },
  ): NativeTypeRef {
    const { context } = this;
    const { index } = context;
    const scope = owner?.name ?? '';
    const openNames = [
      ...member.typeParameters.map(({ name }) => name),
      ...(owner?.typeParameters ?? [])
        .map(({ name }) => name)
        .filter((name) => !substitution.has(name)),
    ];
    const open = new Set(openNames);
    const bindings = new Map<string, NativeTypeRef>();
    const returned = index.qualify(result ?? member.type ?? VOID, scope);
    const given = substitute(returned, substitution);
    if (wanted && given.kind === 'named' && given.arguments.length > 0 && open.size > 0) {
      unify(given, unwrapped(wanted), { open, bindings, index });
    }
    // The name in an initialiser call resolves to the type.
    if (member.kind === 'initializer') context.resolved += 1;
    else if (owner) context.foundMember(node, { member, owner });
    else context.foundFree(node, member);
    if (member.deprecated !== undefined) {
      context.fail(node, `${what} is deprecated. ${member.deprecated}`);
    }
    for (const { parameter, argument } of pairs) {
      const declared = substitute(index.qualify(parameter.type, scope), substitution);
      const expected = closeOpen(substitute(declared, bindings), open);
      if (argument.labelNode) context.resolved += 1;
      const isBuilder = parameter.attributes.includes('ViewBuilder');
      const type =
        argument.value.type === 'lambda_literal'
          ? context.at({ isTried: false, isAwaited: false }, () =>
              this.closure(argument.value, expected, isBuilder),
            )
          : this.expect(argument.value, expected);
      unify(declared, type, { open, bindings, index });
    }
    for (const { parameter, relation, type } of member.where) {
      if (relation === 'equals' && open.has(parameter)) {
        bindings.set(parameter, substitute(type, bindings));
      }
    }
    for (const { name, constraints } of member.typeParameters) {
      const bound = bindings.get(name);
      for (const constraint of bound ? constraints : []) {
        if (!isAssignable(unwrapped(bound!), index.qualify(constraint, scope), index)) {
          context.fail(node, `${what}: ${formatType(bound!)} is not a ${formatType(constraint)}.`);
        }
      }
    }
    this.#checkEffects(node, member, what);
    return closeOpen(substitute(given, bindings), open);
  }

  protected construct(
    node: Node,
    type: NativeTypeRef,
    given: readonly Argument[],
    wanted?: NativeTypeRef,
  ): NativeTypeRef {
    const target = this.context.index.resolveAlias(type);
    const declared = this.context.index.types.get(nameOf(target));
    if (!declared) return UNKNOWN;
    const own = this.#initializersOf(declared, target);
    if (own.length === 0) {
      this.context.fail(
        node,
        `${declared.name} cannot be created: it has no initialiser. The SDK provides it.`,
      );
      return UNKNOWN;
    }
    const open = declared.typeParameters.map(({ name }) => named(name));
    const isGiven = target.kind === 'named' && target.arguments.length > 0;
    const result =
      declared.name === 'Optional'
        ? optional(named('Wrapped'))
        : isGiven
          ? target
          : named(declared.name, ...open);
    const candidates = own.map((each): Candidate => ({
      ...each,
      result: each.member.isFailable ? optional(result) : result,
    }));
    return this.resolve(node, candidates, given, {
      what: declared.name,
      ...(wanted && { wanted }),
    });
  }

  /** The type's own initialisers; a class without any inherits those of its superclass. */
  #initializersOf(declared: NativeType, type: NativeTypeRef): readonly FoundMember[] {
    const all = this.context.index.findMembers(type, 'init');
    const own = all.filter(({ owner }) => owner === declared);
    const isClosed = declared.kind !== 'class' || this.context.isOfSdk(declared);
    if (own.length > 0 || isClosed) return own;
    const inherited = all.filter(({ owner }) => owner.kind === 'class');
    return inherited.length > 0
      ? inherited
      : [{ member: EMPTY_INITIALIZER, owner: declared, substitution: new Map() }];
  }
}
