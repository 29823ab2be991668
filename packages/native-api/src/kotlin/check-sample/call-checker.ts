import type { NativeMember, NativeTypeRef } from '../../model/native-api.ts';
import { namesIn, substitute } from '../../model/type-ref.ts';
import type { Call, CallResolver, Candidate } from './call.ts';
import { type Match, matchArguments, type Matched } from './match-arguments.ts';
import { type Bindings, typeText, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import { isLambda } from './sample-nodes.ts';

/** Resolves overloads, checks the arguments and infers the result type. */
export class CallChecker implements CallResolver {
  readonly #check: SampleCheck;

  constructor(check: SampleCheck) {
    this.#check = check;
  }

  resolve(candidates: readonly Candidate[], call: Call): NativeTypeRef {
    const fitting = candidates.filter(
      ({ member, owner }) => 'matched' in matchArguments(member, call.args, owner),
    );
    const chosen =
      (fitting.length > 1
        ? fitting.find((each) => this.#check.findings.guess(() => this.#use(each, call)).isClean)
        : undefined) ??
      fitting[0] ??
      candidates[0]!;
    return this.#use(chosen, call);
  }

  #use(candidate: Candidate, call: Call): NativeTypeRef {
    const { member, owner, substitution, made, id } = candidate;
    const { findings, types } = this.#check;
    const { node, args, scope } = call;
    this.#checkContext(member, owner, call);
    const match: Match = matchArguments(member, args, owner);
    if (!('matched' in match)) {
      findings.report(match.node ?? node, match.problem, match.near);
      for (const { value } of args) {
        if (value.type !== 'lambda_literal') this.#check.infer(value, scope);
      }
      return made ?? UNKNOWN;
    }
    findings.resolve(node, id);
    const open = [...this.#madeParameters(made), ...member.typeParameters]
      .map(({ name }) => name)
      .filter((name) => !substitution.has(name));
    const free = new Set(open);
    const bindings: Bindings = new Map();
    open.forEach((name, at) => {
      const given = call.typeArguments[at];
      if (given) bindings.set(name, given);
    });
    const declared = made ?? this.#check.typeOf(member);
    const result = substitute(declared, substitution);
    // The expected type binds parameters that no argument does, as in `emptyList()`.
    const hints: Bindings = new Map();
    if (call.expected) types.bind(substitute(result, bindings), call.expected, free, hints);
    const order = [
      ...match.matched.filter(({ argument }) => !isLambda(argument.value)),
      ...match.matched.filter(({ argument }) => isLambda(argument.value)),
    ];
    const given = order.map((each) =>
      this.#takeArgument(each, { free, bindings, hints, substitution, member, call, owner, id }),
    );
    const final = substitute(result, new Map([...hints, ...bindings]));
    // A problem in an argument is already reported there.
    const isBlurred = given.some((type) => namesIn(type).includes('?'));
    return isBlurred
      ? this.#eraseFreeParameters(final, free, new Map())
      : this.#checkBound(final, free, call);
  }

  #madeParameters(made: NativeTypeRef | undefined): readonly { name: string }[] {
    if (made?.kind !== 'named') return [];
    return this.#check.index.types.get(made.name)?.typeParameters ?? [];
  }

  #takeArgument(
    { argument, parameter }: Matched,
    {
      free,
      bindings,
      hints,
      substitution,
      member,
      call,
      owner,
      id,
    }: {
      free: ReadonlySet<string>;
      bindings: Bindings;
      hints: Bindings;
      substitution: ReadonlyMap<string, NativeTypeRef>;
      member: NativeMember;
      call: Call;
      owner: string;
      id: string | undefined;
    },
  ): NativeTypeRef {
    const { findings, types } = this.#check;
    if (argument.nameNode) {
      findings.resolve(argument.nameNode, this.#fieldOf(member, parameter.name, id));
    }
    const pattern = substitute(parameter.type, substitution);
    const wanted = substitute(pattern, new Map([...hints, ...bindings]));
    const given = isLambda(argument.value)
      ? this.#check.inferLambda(argument.value, call.scope, {
          wanted: this.#eraseFreeParameters(wanted, free, bindings),
          isInline: this.#isInline(member),
          label: call.node.text,
        })
      : this.#check.infer(
          argument.value,
          call.scope,
          this.#eraseFreeParameters(wanted, free, bindings),
        );
    types.bind(pattern, given, free, bindings);
    const settled = this.#eraseFreeParameters(substitute(pattern, bindings), free, new Map());
    if (!types.isAssignable(given, settled)) {
      findings.report(
        argument.value,
        `${owner}: "${parameter.name}" is ${typeText(settled)}, found ${typeText(given)}.`,
      );
    }
    return given;
  }

  /** Reference id of the property that a constructor parameter sets. */
  #fieldOf({ kind }: NativeMember, name: string, typeName: string | undefined): string | undefined {
    if (kind !== 'initializer' || typeName === undefined) return undefined;
    const fields = this.#check.index.types.get(typeName)?.members ?? [];
    const isField = fields.some((each) => each.kind === 'property' && each.name === name);
    return isField ? `${typeName}.${name}` : undefined;
  }

  /** The type with `UNKNOWN` in place of unbound type parameters. */
  #eraseFreeParameters(
    type: NativeTypeRef,
    free: ReadonlySet<string>,
    bound: Bindings,
  ): NativeTypeRef {
    const open = [...free].filter((name) => !bound.has(name));
    return substitute(type, new Map(open.map((name) => [name, UNKNOWN])));
  }

  #checkBound(type: NativeTypeRef, free: ReadonlySet<string>, call: Call): NativeTypeRef {
    const open = namesIn(type).filter((name) => free.has(name));
    if (open.length === 0) return type;
    this.#check.findings.report(
      call.node,
      `The type of ${call.node.text} is not known. Write it: ${call.node.text}<…>(…).`,
    );
    return UNKNOWN;
  }

  /** Functions of Kotlin's standard library are taken to inline their lambdas, except `lazy`. */
  #isInline(member: NativeMember): boolean {
    const home = this.#check.names.homeOf(member);
    return (
      member.modifiers.includes('inline') ||
      (home !== undefined && /^kotlin(?:\.|$)/.test(home.importName) && member.name !== 'lazy')
    );
  }

  #checkContext(member: NativeMember, owner: string, { node, scope }: Call): void {
    if (member.isAsync && !scope.context.isSuspending) {
      this.#check.findings.report(
        node,
        `${owner} suspends: call it from a coroutine or from a suspending function.`,
      );
    }
    if (member.attributes.includes('Composable') && !scope.context.isComposable) {
      this.#check.findings.report(node, `${owner} is a composable: call it from one.`);
    }
  }
}
