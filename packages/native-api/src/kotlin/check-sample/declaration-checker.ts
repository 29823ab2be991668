import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';
import {
  named,
  type NativeMember,
  type NativeType,
  type NativeTypeRef,
} from '../../model/native-api.ts';
import { isSameType, substitute } from '../../model/type-ref.ts';
import { childOf, childrenOf, hasToken, namedPartsOf, partsOf } from '../../syntax/node-parts.ts';
import { TYPE_NODES, type TypeNames } from '../read-type-ref.ts';
import { declareParts } from './declare-parts.ts';
import { inferDelegate } from './infer-delegate.ts';
import { typeText, UNIT, UNKNOWN } from './kotlin-types.ts';
import { argumentsOf } from './match-arguments.ts';
import type { SampleCheck } from './sample-check.ts';
import { bodyOf, statementsOf } from './sample-nodes.ts';
import type { SampleScope } from './sample-scope.ts';

/** Checks a local declaration and adds its name to the scope. */
export function checkLocal(check: SampleCheck, node: Node, scope: SampleScope): NativeTypeRef {
  if (node.type === 'property_declaration') {
    const several = childOf(node, 'multi_variable_declaration');
    if (several) {
      declareParts(check, several, check.infer(namedPartsOf(node).at(-1)!, scope), scope);
      return UNIT;
    }
    const type = checkProperty(check, node, scope);
    const name = childOf(childOf(node, 'variable_declaration')!, 'identifier')!.text;
    scope.declare(name, { type, isMutable: hasToken(node, 'var') });
    const isValue = partsOf(node).some(({ text }) => text === '=');
    if (isValue && type.kind === 'optional') proveValue(check, node, scope, name);
    return UNIT;
  }
  if (node.type === 'function_declaration') {
    const { parameters, result } = checkFunction(check, node, scope);
    scope.declare(childOf(node, 'identifier')!.text, {
      type: {
        kind: 'function',
        parameters,
        result,
        isAsync: childOf(node, 'modifiers')?.text.includes('suspend') ?? false,
        throws: false,
        attributes: [],
      },
      isMutable: false,
    });
    return UNIT;
  }
  check.findings.report(node, 'Classes inside of functions are not understood: write it outside.');
  return UNIT;
}

/** Smart cast: `var x: T? = value` is not null until the next assignment. */
function proveValue(check: SampleCheck, node: Node, scope: SampleScope, name: string): void {
  const { value } = check.findings.guess(() => check.infer(namedPartsOf(node).at(-1)!, scope));
  if (value.kind !== 'optional') scope.prove(name, value);
}

/** Checks a property's initialiser and returns its type. */
export function checkProperty(check: SampleCheck, node: Node, scope: SampleScope): NativeTypeRef {
  const variable = childOf(node, 'variable_declaration')!;
  const spelled = variable.namedChildren.find((part) => TYPE_NODES.has(part.type));
  const written = spelled && check.readType(spelled, scope);
  const delegate = childOf(node, 'property_delegate');
  if (delegate) return inferDelegate(check, node, scope, written);
  const parts = partsOf(node);
  const at = parts.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
  const getter = childOf(node, 'getter');
  if (getter) {
    const { block, expression } = bodyOf(getter);
    const inner = scope.inner({ result: written });
    if (block) check.inferBlock(statementsOf(block), inner);
    const type = expression && check.infer(expression, inner, written);
    return written ?? type ?? UNKNOWN;
  }
  if (at === -1) return written ?? UNKNOWN;
  const type = check.infer(parts[at + 1]!, scope, written);
  if (written && !check.types.isAssignable(type, written)) {
    check.findings.report(
      node,
      `"${childOf(variable, 'identifier')!.text}" is ${typeText(written)}, found ${typeText(type)}.`,
    );
  }
  return written ?? type;
}

/** Checks a function and returns its type. */
export function checkFunction(
  check: SampleCheck,
  node: Node,
  scope: SampleScope,
): { readonly parameters: readonly NativeTypeRef[]; readonly result: NativeTypeRef } {
  const modifiers = childOf(node, 'modifiers')?.text ?? '';
  const { own, bounds } = typeParametersOf(check, node, scope);
  const read = (type: Node): NativeTypeRef => substitute(check.readType(type, scope, own), bounds);
  const parts = partsOf(node);
  const list = childOf(node, 'function_value_parameters')!;
  const dot = parts.findIndex(({ text, childCount }) => text === '.' && childCount === 0);
  const receiver = dot === -1 ? undefined : read(parts[dot - 1]!);
  const after = parts.slice(parts.findIndex(({ id }) => id === list.id) + 1);
  const spelled = after.find((part) => TYPE_NODES.has(part.type));
  const { block, expression } = bodyOf(node);
  const result = spelled ? read(spelled) : expression ? undefined : UNIT;
  const inner = scope.inner(
    {
      isSuspending: /\bsuspend\b/.test(modifiers),
      isComposable: /@Composable\b/.test(modifiers),
      result,
    },
    { ...(receiver && { receiver, label: childrenOf(node, 'identifier')[0]!.text }) },
  );
  const parameters = declareParameters(check, list, { scope: inner, read });
  if (block) check.inferBlock(statementsOf(block), inner);
  const given = expression && check.infer(expression, inner, result);
  if (given && result && !check.types.isAssignable(given, result)) {
    check.findings.report(
      expression!,
      `The function gives ${typeText(result)}, found ${typeText(given)}.`,
    );
  }
  return { parameters, result: result ?? given ?? UNIT };
}

function declareParameters(
  check: SampleCheck,
  list: Node,
  { scope, read }: { scope: SampleScope; read: (type: Node) => NativeTypeRef },
): NativeTypeRef[] {
  const parts = partsOf(list);
  return parts.flatMap((part, at) => {
    if (part.type !== 'parameter' && part.type !== 'class_parameter') return [];
    const type = read(part.namedChildren.find((each) => TYPE_NODES.has(each.type))!);
    const inner = partsOf(part);
    const equals = inner.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
    const value =
      equals === -1 ? (parts[at + 1]?.text === '=' ? parts[at + 2] : undefined) : inner[equals + 1];
    if (value) {
      const given = check.infer(value, scope, type);
      if (!check.types.isAssignable(given, type)) {
        check.findings.report(
          value,
          `"${childOf(part, 'identifier')!.text}" is ${typeText(type)}, found ${typeText(given)}.`,
        );
      }
    }
    scope.declare(childOf(part, 'identifier')!.text, { type, isMutable: false });
    return [type];
  });
}

/** Inside a function, its type parameters are replaced by their upper bounds. */
function typeParametersOf(
  check: SampleCheck,
  node: Node,
  scope: SampleScope,
): { readonly own: TypeNames; readonly bounds: ReadonlyMap<string, NativeTypeRef> } {
  const list = childOf(node, 'type_parameters');
  const all = list ? childrenOf(list, 'type_parameter') : [];
  const bounds = new Map(
    all.map((each) => {
      const bound = each.namedChildren.find((part) => TYPE_NODES.has(part.type));
      const type = bound ? check.readType(bound, scope) : named('Any');
      return [childOf(each, 'identifier')!.text, type] as const;
    }),
  );
  return { own: (name) => (bounds.has(name) ? name : undefined), bounds };
}

/** The scope of code inside a class. */
export function classScope(type: NativeType, outer: SampleScope): SampleScope {
  return outer.inner(
    { typeName: type.name, isSuspending: false, isComposable: false, result: undefined },
    { receiver: named(type.name), label: type.name.slice(type.name.lastIndexOf('.') + 1) },
  );
}

/** Checks a class: supertypes, constructor, members and missing overrides. */
export function checkClass(
  check: SampleCheck,
  node: Node,
  { type, scope, inside }: { type: NativeType; scope: SampleScope; inside: (node: Node) => void },
): void {
  const primary = childOf(node, 'primary_constructor');
  const list = primary && childOf(primary, 'class_parameters');
  const own: TypeNames = (name) =>
    type.typeParameters.some((each) => each.name === name) ? name : undefined;
  const read = (each: Node): NativeTypeRef => check.readType(each, scope, own);
  if (list) declareParameters(check, list, { scope, read });
  checkSupertypes(check, node, scope);
  const body = childOf(node, 'class_body') ?? childOf(node, 'enum_class_body');
  if (body) checkBody(check, body, { scope, bases: type.supertypes, inside });
  const isOpen = type.kind === 'protocol' || type.modifiers.includes('abstract');
  if (!isOpen)
    checkRequired(check, node, { name: type.name, members: type.members, bases: type.supertypes });
}

/** Checks an object expression: `object : MapListener { … }`. */
export function checkObject(check: SampleCheck, node: Node, scope: SampleScope): NativeTypeRef {
  const bases = checkSupertypes(check, node, scope);
  const [base = named('Any')] = bases;
  const inner = scope.inner(
    { isSuspending: false, isComposable: false, result: undefined },
    { receiver: base },
  );
  const body = childOf(node, 'class_body');
  const members = body
    ? body.namedChildren.flatMap((each) => childrenOf(each, 'identifier').slice(0, 1))
    : [];
  for (const property of body ? childrenOf(body, 'property_declaration') : []) {
    checkLocal(check, property, inner);
  }
  if (body) checkBody(check, body, { scope: inner, bases, inside: () => {} });
  const names = members.map(({ text }) => text);
  checkRequired(check, node, {
    name: 'The object',
    members: names.map((name) => ({ name })),
    bases,
  });
  return base;
}

function checkSupertypes(check: SampleCheck, node: Node, scope: SampleScope): NativeTypeRef[] {
  const list = childOf(node, 'delegation_specifiers');
  return (list ? childrenOf(list, 'delegation_specifier') : []).map((each) => {
    const call = childOf(each, 'constructor_invocation');
    const spelled = each.descendantsOfType('user_type')[0]!;
    const type = check.readType(spelled, scope);
    if (type.kind !== 'named' || type.name === '?') return type;
    const declared = check.index.types.get(type.name)!;
    if (call) {
      const args = argumentsOf(childOf(call, 'value_arguments'), undefined);
      const candidates = check.constructors(type.name);
      if (candidates.length > 0) {
        check.calls.resolve(candidates, {
          node: spelled,
          args,
          typeArguments: [],
          expected: undefined,
          scope,
        });
      }
    } else if (declared.kind === 'class') {
      check.findings.report(spelled, `${type.name} is a class: write ${type.name}(…).`);
    }
    return type;
  });
}

function checkBody(
  check: SampleCheck,
  body: Node,
  {
    scope,
    bases,
    inside,
  }: { scope: SampleScope; bases: readonly NativeTypeRef[]; inside: (node: Node) => void },
): void {
  for (const node of namedPartsOf(body)) {
    switch (node.type) {
      case 'function_declaration':
        checkOverride(check, node, bases);
        checkFunction(check, node, scope);
        break;
      case 'property_declaration':
        checkOverride(check, node, bases);
        checkProperty(check, node, scope);
        break;
      case 'anonymous_initializer':
        check.inferBlock(statementsOf(childOf(node, 'block')!), scope.inner());
        break;
      case 'companion_object': {
        const own = childOf(node, 'class_body');
        if (own) checkBody(check, own, { scope, bases: [], inside });
        break;
      }
      case 'enum_entry':
        break;
      default:
        inside(node);
    }
  }
}

/** Reports an `override` without a matching member in a supertype. */
function checkOverride(check: SampleCheck, node: Node, bases: readonly NativeTypeRef[]): void {
  if (!/\boverride\b/.test(childOf(node, 'modifiers')?.text ?? '')) return;
  const isFunction = node.type === 'function_declaration';
  const nameNode = isFunction
    ? childOf(node, 'identifier')!
    : childOf(childOf(node, 'variable_declaration')!, 'identifier')!;
  const inherited = bases.flatMap((base) => check.index.findMembers(base, nameNode.text));
  if (inherited.length === 0) {
    const names = bases.flatMap((base) =>
      check.index.membersOf(base).map(({ member }) => member.name),
    );
    const of = bases.map(typeText).join(', ') || 'Nothing';
    check.findings.report(
      nameNode,
      `${of} has no ${nameNode.text} to override.`,
      nearNames(
        nameNode.text,
        names.filter((name) => name !== 'init'),
      ),
    );
    return;
  }
  const [found] = inherited;
  check.findings.resolve(nameNode, check.idOf(found!));
  if (!isFunction) return;
  const spelled = childrenOf(childOf(node, 'function_value_parameters')!, 'parameter');
  const isSame = inherited.some(
    ({ member, substitution }) =>
      member.parameters.length === spelled.length &&
      member.parameters.every(({ type }, at) => {
        const own = spelled[at]!.namedChildren.find((part) => TYPE_NODES.has(part.type))!;
        const { value } = check.findings.guess(() => check.names.readType(own, () => undefined));
        return value === UNKNOWN || isSameType(value, substitute(type, substitution));
      }),
  );
  if (!isSame) {
    const { member, substitution } = found!;
    const wanted = member.parameters
      .map(({ name, type }) => `${name}: ${typeText(substitute(type, substitution))}`)
      .join(', ');
    check.findings.report(
      nameNode,
      `${nameNode.text} overrides ${nameNode.text}(${wanted}): its parameters differ.`,
    );
  }
}

/** Reports abstract members of supertypes that a class does not implement. */
function checkRequired(
  check: SampleCheck,
  node: Node,
  {
    name,
    members,
    bases,
  }: {
    name: string;
    members: readonly Pick<NativeMember, 'name'>[];
    bases: readonly NativeTypeRef[];
  },
): void {
  const inherited = bases.flatMap((base) => check.index.membersOf(base));
  const open = inherited.filter(
    ({ member }) => member.isRequired || member.modifiers.includes('abstract'),
  );
  const missing = open.filter(
    ({ member, owner }) =>
      members.every((own) => own.name !== member.name) &&
      inherited.every(
        (other) =>
          other.member.name !== member.name ||
          other.member.isRequired ||
          other.member.modifiers.includes('abstract') ||
          other.owner === owner,
      ) &&
      !isImplementedByBase(check, owner, bases),
  );
  for (const { member, owner } of missing) {
    check.findings.report(node, `${name} must write ${member.name} of ${owner.name}.`);
  }
}

/**
 * Whether a platform class implements the interface `owner`. The declarations here omit such
 * members.
 */
function isImplementedByBase(
  check: SampleCheck,
  owner: NativeType,
  bases: readonly NativeTypeRef[],
): boolean {
  return bases.some((base) => {
    const [first, ...rest] = check.index.lineage(base);
    return first?.declared.kind === 'class' && rest.some(({ declared }) => declared === owner);
  });
}
