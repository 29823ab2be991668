import type { Node } from 'web-tree-sitter';
import type { NativeTypeRef } from '../../model/native-api.ts';
import { isSameType } from '../../model/type-ref.ts';
import { childOf, namedPartsOf } from '../../syntax/node-parts.ts';
import { TYPE_NODES } from '../read-type-ref.ts';
import type { LambdaContext } from './call.ts';
import { declareParts } from './declare-parts.ts';
import { isUnknown, UNIT, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import { statementsOf } from './sample-nodes.ts';
import type { SampleScope } from './sample-scope.ts';

/** Checks the body of a lambda and returns its type. */
export function inferLambda(
  check: SampleCheck,
  node: Node,
  scope: SampleScope,
  { wanted, isInline, label }: LambdaContext,
): NativeTypeRef {
  const shape = wanted && check.types.functionOf(wanted);
  const list = childOf(node, 'lambda_parameters');
  const written = list ? namedPartsOf(list) : [];
  const attributes = shape?.attributes ?? [];
  const inner = scope.inner(
    {
      isSuspending: (shape?.isAsync ?? false) || (isInline && scope.context.isSuspending),
      isComposable: attributes.includes('Composable') || (isInline && scope.context.isComposable),
      ...(!isInline && { result: undefined }),
    },
    { ...(shape?.receiver && { receiver: shape.receiver }), label },
  );
  const given = shape?.parameters ?? [];
  const parameters = list
    ? written.map((each, at) => declareParameter(check, each, given[at], inner))
    : given;
  if (!list && given.length === 1) inner.declare('it', { type: given[0]!, isMutable: false });
  if (shape && list && written.length !== given.length) {
    check.findings.report(
      list,
      `The lambda for ${label} is given ${given.length} values, found ${written.length} names.`,
    );
  }
  const wantsNothing = shape !== undefined && isSameType(shape.result, UNIT);
  const last = check.inferBlock(
    statementsOf(node),
    inner,
    wantsNothing || !shape || isUnknown(shape.result) ? undefined : shape.result,
  );
  return {
    kind: 'function',
    ...(shape?.receiver && { receiver: shape.receiver }),
    parameters,
    result: wantsNothing ? UNIT : last,
    isAsync: shape?.isAsync ?? false,
    throws: false,
    attributes,
  };
}

function declareParameter(
  check: SampleCheck,
  node: Node,
  given: NativeTypeRef | undefined,
  scope: SampleScope,
): NativeTypeRef {
  if (node.type === 'multi_variable_declaration') {
    if (given) declareParts(check, node, given, scope);
    return given ?? UNKNOWN;
  }
  const name = childOf(node, 'identifier')!.text;
  const spelled = node.namedChildren.find((part) => TYPE_NODES.has(part.type));
  const type = spelled ? check.readType(spelled, scope) : given;
  if (name === '_') return type ?? UNKNOWN;
  if (!type || isUnknown(type)) {
    check.findings.report(node, `The type of "${name}" is not known here. Write it: ${name}: Type`);
  }
  scope.declare(name, { type: type ?? UNKNOWN, isMutable: false });
  return type ?? UNKNOWN;
}
