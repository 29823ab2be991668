import type { Node } from 'web-tree-sitter';
import type { NativeMember, NativeParameter } from '../../model/native-api.ts';
import { nearNames } from '../../model/api-index.ts';
import { childrenOf, hasToken, namedPartsOf } from '../../syntax/node-parts.ts';

/** An argument of a call. */
export type Argument = {
  readonly name: string | undefined;
  readonly nameNode: Node | undefined;
  readonly value: Node;
  /** Whether it is a trailing lambda. */
  readonly isTrailing: boolean;
};

export type Matched = { readonly argument: Argument; readonly parameter: NativeParameter };

export type Match =
  | { readonly matched: readonly Matched[] }
  | { readonly problem: string; readonly near: readonly string[]; readonly node: Node | undefined };

/** Arguments in parentheses, then the trailing lambda. */
export function argumentsOf(list: Node | undefined, lambda: Node | undefined): Argument[] {
  const inside = (list ? childrenOf(list, 'value_argument') : []).map((node): Argument => {
    const parts = namedPartsOf(node);
    const isNamed = hasToken(node, '=');
    return {
      name: isNamed ? parts[0]!.text : undefined,
      nameNode: isNamed ? parts[0] : undefined,
      value: parts.at(-1)!,
      isTrailing: false,
    };
  });
  if (!lambda) return inside;
  return [...inside, { name: undefined, nameNode: undefined, value: lambda, isTrailing: true }];
}

/** Assigns arguments to parameters by Kotlin's rules, or returns why they do not fit. */
export function matchArguments(
  member: NativeMember,
  args: readonly Argument[],
  owner: string,
): Match {
  const { parameters } = member;
  const matched: Matched[] = [];
  let next = 0;
  for (const argument of args) {
    const found = argument.isTrailing
      ? parameters.at(-1)
      : argument.name === undefined
        ? parameters[next]
        : parameters.find(({ name }) => name === argument.name);
    if (!found) return missing(argument, member, owner);
    const isTaken = matched.some(({ parameter }) => parameter === found) && !found.isVariadic;
    if (isTaken) {
      return { problem: `${owner} takes "${found.name}" once.`, near: [], node: argument.value };
    }
    matched.push({ argument, parameter: found });
    if (argument.name === undefined && !argument.isTrailing && !found.isVariadic) next += 1;
    if (argument.name !== undefined) next = parameters.indexOf(found) + 1;
  }
  const left = parameters.find(
    (parameter) =>
      parameter.defaultValue === undefined &&
      !parameter.isVariadic &&
      matched.every((each) => each.parameter !== parameter),
  );
  return left
    ? { problem: `${owner} needs "${left.name}".`, near: [], node: undefined }
    : { matched };
}

function missing(argument: Argument, member: NativeMember, owner: string): Match {
  const names = member.parameters.map(({ name }) => name);
  return argument.name === undefined
    ? {
        problem: `${owner} takes ${names.length} values at most: ${names.join(', ') || 'none'}.`,
        near: [],
        node: argument.value,
      }
    : {
        problem: `${owner} has no parameter "${argument.name}".`,
        near: nearNames(argument.name, names),
        node: argument.nameNode,
      };
}
