import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { childOf, namedPartsOf, partsOf } from '../../syntax/node-parts.ts';
import type { Call, Candidate } from './call.ts';
import { isNullable, isUnknown, typeText, UNKNOWN } from './kotlin-types.ts';
import { type Argument, argumentsOf } from './match-arguments.ts';
import type { SampleCheck } from './sample-check.ts';
import type { SampleScope } from './sample-scope.ts';
import { orNull } from './value-types.ts';

/** Checks a call and infers its result type. */
export function checkCall(
  check: SampleCheck,
  node: Node,
  scope: SampleScope,
  expected: NativeTypeRef | undefined,
): NativeTypeRef {
  const { callee, args } = partsOfCall(node);
  const name = callee.type === 'navigation_expression' ? namedPartsOf(callee)[1]! : callee;
  const call: Call = {
    node: name,
    args,
    typeArguments: (check.typeArguments.get(name.endIndex) ?? []).map((each) =>
      check.readType(each, scope),
    ),
    expected,
    scope,
  };
  if (callee.type === 'identifier') return callByName(check, call);
  if (callee.type === 'navigation_expression') return callOn(check, callee, call);
  return callValue(check, check.infer(callee, scope), call);
}

/**
 * Callee and arguments of a call. The grammar parses `f(a) { … }` as two nested calls; this joins
 * them.
 */
function partsOfCall(node: Node): { readonly callee: Node; readonly args: readonly Argument[] } {
  const [first] = namedPartsOf(node) as [Node];
  const list = childOf(node, 'value_arguments');
  const annotated = childOf(node, 'annotated_lambda');
  const lambda = annotated && childOf(annotated, 'lambda_literal');
  const isContinued =
    lambda && !list && first.type === 'call_expression' && !childOf(first, 'annotated_lambda');
  if (!isContinued) return { callee: first, args: argumentsOf(list, lambda) };
  return {
    callee: namedPartsOf(first)[0]!,
    args: argumentsOf(childOf(first, 'value_arguments'), lambda),
  };
}

function callByName(check: SampleCheck, call: Call): NativeTypeRef {
  const { node, scope } = call;
  const name = node.text;
  const methods = (receiver: NativeTypeRef): readonly Candidate[] =>
    check
      .visible(check.membersOf(receiver, name, scope))
      .filter(({ member }) => member.kind === 'function')
      .map((found) => check.candidate(found));
  const near = scope.find(name, (receiver) => methods(receiver).length > 0);
  if (near && 'variable' in near) {
    return callValue(check, scope.proved(name) ?? near.variable.type, call);
  }
  if (near) return check.calls.resolve(methods(near.receiver), call);
  const typeName = check.names.findType(name, scope.context.typeName);
  const free = freeFunctions(check, name);
  const candidates = [
    ...staticFunctions(check, name, scope),
    ...free.filter(({ member }) => check.names.isVisible(member)),
    ...(typeName === undefined ? [] : check.constructors(typeName)),
  ];
  if (candidates.length > 0) return check.calls.resolve(candidates, call);
  const held = scope.find(name, (receiver) => check.membersOf(receiver, name, scope).length > 0);
  if (held && 'receiver' in held) {
    const all = check.membersOf(held.receiver, name, scope);
    const property = check.visible(all).find(({ member }) => member.kind === 'property');
    if (property) return callValue(check, check.propertyType(property), call);
    check.reportMember(node, held.receiver, all);
    return afterProblem(check, call);
  }
  reportFunction(check, call, { typeName, hidden: free[0] });
  return afterProblem(check, call);
}

function freeFunctions(check: SampleCheck, name: string): readonly Candidate[] {
  return check.index
    .findFree(name)
    .filter(({ kind }) => kind === 'function')
    .map((member) => ({
      member,
      owner: name,
      substitution: new Map(),
      id: check.names.isSdkModule(check.names.homeOf(member)) ? name : undefined,
    }));
}

/** Functions of the surrounding class's companion. */
function staticFunctions(
  check: SampleCheck,
  name: string,
  scope: SampleScope,
): readonly Candidate[] {
  const { typeName } = scope.context;
  if (typeName === '') return [];
  return check.index
    .findMembers(named(typeName), name)
    .filter(({ member }) => member.isStatic && member.kind === 'function')
    .map((found) => check.candidate(found));
}

function reportFunction(
  check: SampleCheck,
  { node, scope }: Call,
  { typeName, hidden }: { typeName: string | undefined; hidden: Candidate | undefined },
): void {
  const name = node.text;
  if (typeName !== undefined) {
    check.findings.report(
      node,
      `${typeName} cannot be made with ${name}(): it has no constructor.`,
    );
    return;
  }
  if (hidden) {
    check.findings.report(
      node,
      `${name} is not imported. Add: ${check.names.importOf(hidden.member)}`,
    );
    return;
  }
  const known = [
    ...scope.names(),
    ...check.index.modules.flatMap(({ members, types }) => [
      ...members.map((each) => each.name),
      ...types.map((each) => each.name),
    ]),
    ...scope
      .receivers()
      .flatMap((each) => check.index.membersOf(each).map(({ member }) => member.name)),
  ];
  check.findings.report(node, `There is no function ${name} here.`, nearNames(name, known));
}

/** `target.name(…)`. */
function callOn(check: SampleCheck, callee: Node, call: Call): NativeTypeRef {
  const { node, scope } = call;
  const [target] = namedPartsOf(callee) as [Node];
  const isSafe = partsOf(callee).some(({ text }) => text === '?.');
  const typeName = check.typeNamed(target, scope);
  if (typeName !== undefined) return callOnType(check, target, typeName, call);
  const receiver = check.inferReceiver(target, scope);
  if (isUnknown(receiver)) return afterProblem(check, call);
  return callOnValue(check, receiver, { ...call, isSafe, node });
}

function callOnValue(
  check: SampleCheck,
  receiver: NativeTypeRef,
  call: Call & { readonly isSafe: boolean },
): NativeTypeRef {
  const { node, scope, isSafe } = call;
  const all = check.membersOf(receiver, node.text, scope);
  const found = check.visible(all);
  const methods = found.filter(({ member }) => member.kind === 'function');
  if (methods.length === 0) {
    const property = found.find(({ member }) => member.kind === 'property');
    const type = property && check.propertyType(property);
    if (type && check.types.functionOf(type)) return callValue(check, type, call);
    check.reportMember(node, receiver, property ? [] : all);
    return afterProblem(check, call);
  }
  if (!isSafe) check.checkNull(node, receiver, methods[0]!.member);
  const result = check.calls.resolve(
    methods.map((each) => check.candidate(each)),
    call,
  );
  return orNull(result, isSafe && isNullable(receiver));
}

/** `VenueSource.Server(…)`, `Color.rgb(…)`, `Modifier.fillMaxSize()`. */
function callOnType(check: SampleCheck, target: Node, typeName: string, call: Call): NativeTypeRef {
  const { node } = call;
  const id = check.names.isSdkType(typeName) ? typeName : undefined;
  const candidates = [
    ...check.constructors(`${typeName}.${node.text}`),
    ...check.index
      .findMembers(named(typeName), node.text)
      .filter(({ member, owner }) => member.isStatic && owner.name === typeName)
      .map((found) => check.candidate(found)),
  ];
  if (candidates.length > 0) {
    check.findings.resolve(target, id);
    return check.calls.resolve(candidates, call);
  }
  const value = check.valueOfType(typeName);
  if (value) {
    check.findings.resolve(target, id);
    return callOnValue(check, value, { ...call, isSafe: false });
  }
  const inside = [...check.index.types.keys()]
    .filter((each) => each.startsWith(`${typeName}.`))
    .map((each) => each.slice(typeName.length + 1));
  const statics = check.index
    .membersOf(named(typeName))
    .filter(({ member }) => member.isStatic)
    .map(({ member }) => member.name);
  check.findings.report(
    node,
    `${typeName} has no ${node.text}.`,
    nearNames(node.text, [...inside, ...statics]),
  );
  return afterProblem(check, call);
}

/** Calls a value of function type. */
function callValue(check: SampleCheck, type: NativeTypeRef, call: Call): NativeTypeRef {
  if (isUnknown(type)) return afterProblem(check, call);
  const shape = check.types.functionOf(type);
  if (!shape) {
    check.findings.report(
      call.node,
      `"${call.node.text}" is ${typeText(type)}, which cannot be called.`,
    );
    return afterProblem(check, call);
  }
  if (isNullable(type)) {
    check.findings.report(call.node, `"${call.node.text}" may be null: write ?.invoke(…).`);
  }
  check.findings.resolve(call.node);
  const parameters = shape.parameters.map((each, at) => ({
    name: `value${at + 1}`,
    type: each,
    isVariadic: false,
    attributes: [],
  }));
  return check.calls.resolve(
    [
      {
        owner: call.node.text,
        substitution: new Map(),
        member: {
          summary: '',
          examples: [],
          attributes: shape.attributes,
          place: { file: '', line: 0 },
          name: call.node.text,
          kind: 'function',
          isStatic: false,
          modifiers: [],
          typeParameters: [],
          where: [],
          parameters,
          type: shape.result,
          isAsync: shape.isAsync,
          throws: false,
          isMutable: false,
          isFailable: false,
          isRequired: false,
        },
      },
    ],
    call,
  );
}

/**
 * Checks the arguments of a call that failed to resolve, except lambdas: their expected type is
 * unknown.
 */
function afterProblem(check: SampleCheck, { args, scope }: Call): NativeTypeRef {
  for (const { value } of args) {
    if (value.type !== 'lambda_literal') check.infer(value, scope);
  }
  return UNKNOWN;
}
