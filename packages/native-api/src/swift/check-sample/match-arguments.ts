import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';
import type { NativeParameter } from '../../model/native-api.ts';
import { childrenOf } from '../swift-file.ts';

export type Argument = {
  readonly label?: string;
  readonly labelNode?: Node;
  readonly value: Node;
  readonly isTrailing: boolean;
};

export type Match =
  | {
      readonly pairs: readonly {
        readonly parameter: NativeParameter;
        readonly argument: Argument;
      }[];
    }
  | { readonly problem: string; readonly node: Node | undefined };

/** Arguments of a call, including trailing closures. */
export function argumentsIn(suffix: Node): Argument[] {
  const list = suffix.children.find(({ type }) => type === 'value_arguments');
  const inParentheses = (list ? childrenOf(list, 'value_argument') : []).map((each): Argument => {
    const label = each.childForFieldName('name');
    const value = each.childForFieldName('value') ?? each.namedChildren.at(-1)!;
    return {
      ...(label && { label: label.text, labelNode: label }),
      value,
      isTrailing: false,
    };
  });
  const trailing = suffix.children.flatMap((child, at): Argument[] => {
    if (child.type !== 'lambda_literal') return [];
    const label = suffix.children[at - 1]?.text === ':' ? suffix.children[at - 2] : undefined;
    return [
      { ...(label && { label: label.text, labelNode: label }), value: child, isTrailing: true },
    ];
  });
  return [...inParentheses, ...trailing];
}

/** Matches arguments to parameters by label, as Swift does: in order, skipping defaults. */
export function matchArguments(
  parameters: readonly NativeParameter[],
  given: readonly Argument[],
  what: string,
): Match {
  const pairs: { parameter: NativeParameter; argument: Argument }[] = [];
  let next = 0;
  for (const argument of given) {
    const at = findParameter(parameters, argument, next);
    if (at === -1) return noParameter(parameters, argument, what);
    const missing = parameters
      .slice(next, at)
      .find((each) => !isLeftOut(each) && !isPaired(pairs, each));
    if (missing) return { problem: missingText(what, missing), node: argument.value };
    pairs.push({ parameter: parameters[at]!, argument });
    next = parameters[at]!.isVariadic ? at : at + 1;
  }
  const missing = parameters.slice(next).find((each) => !isLeftOut(each) && !isPaired(pairs, each));
  return missing ? { problem: missingText(what, missing), node: undefined } : { pairs };
}

function findParameter(
  parameters: readonly NativeParameter[],
  { label, isTrailing }: Argument,
  from: number,
): number {
  return parameters.findIndex((parameter, at) => {
    if (at < from) return false;
    if (isTrailing && label === undefined) {
      return isCallable(parameter) && !isPassedOver(parameters, at);
    }
    return parameter.label === label;
  });
}

/** A trailing closure skips an optional parameter if a later one requires a closure. */
function isPassedOver(parameters: readonly NativeParameter[], at: number): boolean {
  const isNeeded = (each: NativeParameter): boolean => isCallable(each) && !isLeftOut(each);
  return isLeftOut(parameters[at]!) && parameters.slice(at + 1).some(isNeeded);
}

function isCallable({ type }: NativeParameter): boolean {
  return type.kind === 'function' || (type.kind === 'optional' && type.of.kind === 'function');
}

function isLeftOut({ defaultValue, isVariadic }: NativeParameter): boolean {
  return defaultValue !== undefined || isVariadic;
}

function isPaired(
  pairs: readonly { parameter: NativeParameter }[],
  parameter: NativeParameter,
): boolean {
  return pairs.some((pair) => pair.parameter === parameter);
}

function missingText(what: string, { label, name }: NativeParameter): string {
  return `${what} needs its parameter "${label ?? name}".`;
}

function noParameter(
  parameters: readonly NativeParameter[],
  { label, labelNode, value, isTrailing }: Argument,
  what: string,
): Match {
  const labels = parameters.flatMap((each) => each.label ?? []);
  const known = labels.includes(label ?? '');
  if (label !== undefined && known) {
    return {
      problem: `${what}: "${label}" is in the wrong place. Order: ${labels.join(', ')}.`,
      node: labelNode,
    };
  }
  if (label !== undefined) {
    const near = nearNames(label, labels);
    const hint = near.length > 0 ? ` Near: ${near.join(', ')}.` : '';
    return { problem: `${what} has no parameter "${label}".${hint}`, node: labelNode };
  }
  const hint = labels.length > 0 ? ` Labels: ${labels.join(', ')}.` : '';
  return {
    problem: isTrailing
      ? `${what} takes no closure here.${hint}`
      : `${what} takes no value without a label here.${hint}`,
    node: value,
  };
}
