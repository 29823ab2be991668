import { editDistance } from '@brand/reference/search';
import type { Node } from 'web-tree-sitter';
import { plain } from '../../model/api-index.ts';
import {
  named,
  type NativeMember,
  type NativeType,
  type NativeTypeRef,
} from '../../model/native-api.ts';
import type { Declarations } from '../read-declarations.ts';
import type { SampleContext } from './sample-context.ts';
import { isAssignable, nameOf, formatType } from './swift-types.ts';

/** Maximum edit distance at which a member counts as a misspelt member of a protocol. */
const MAX_TYPO_DISTANCE = 2;

/**
 * Checks a type of the sample against its protocols and superclass: required members exist,
 * delegate methods match in name, labels and types, and every override has a target. A delegate
 * method with a misspelt name compiles and is never called.
 */
export function checkConformance(
  node: Node,
  declared: NativeType,
  {
    context,
    declarations,
  }: { readonly context: SampleContext; readonly declarations: Declarations },
): void {
  const { index } = context;
  const own = ownMembers(declared, declarations);
  const lineage = index.lineage(named(declared.name)).filter((each) => each.declared !== declared);
  const protocols = lineage.filter((each) => each.declared.kind === 'protocol');
  const isHere = (member: NativeMember): boolean =>
    member.place.line > node.startPosition.row && member.place.line <= node.endPosition.row + 1;

  const names = new Set(protocols.map((each) => each.declared.name));
  const defaults = index.modules
    .flatMap(({ extensions }) => extensions)
    .filter(({ of }) => names.has(nameOf(of)))
    .flatMap(({ members }) => members);

  for (const { declared: protocol } of protocols) {
    for (const wanted of protocol.members.filter(({ isRequired }) => isRequired)) {
      if (defaults.some((each) => isSame(each, wanted)) || own.some((each) => isSame(each, wanted)))
        continue;
      const inherited = lineage.some(
        (each) =>
          each.declared.kind === 'class' &&
          each.declared.members.some((member) => isSame(member, wanted)),
      );
      if (!inherited && isNamedHere(node, protocol.name)) {
        context.fail(node, `${declared.name} must have ${protocol.name}.${described(wanted)}.`);
      }
    }
  }
  for (const member of own.filter(isHere)) {
    const at = declarations.nodes.get(member) ?? node;
    if (member.modifiers.includes('override')) checkOverride(at, member, { lineage, context });
    else if (member.kind === 'function') checkDelegate(at, member, { protocols, context });
  }
}

type Ancestors = ReturnType<SampleContext['index']['lineage']>;

function checkOverride(
  node: Node,
  member: NativeMember,
  { lineage, context }: { readonly lineage: Ancestors; readonly context: SampleContext },
): void {
  const bases = lineage
    .filter(({ declared }) => declared.kind === 'class')
    .flatMap(({ declared }) => declared.members);
  if (bases.some((base) => isSame(base, member))) {
    context.resolved += 1;
    return;
  }
  const near = bases
    .filter(
      ({ kind, name }) =>
        kind === member.kind && editDistance(name, member.name) <= MAX_TYPO_DISTANCE,
    )
    .map(described);
  context.fail(node, `No superclass has ${described(member)} to override.`, near);
}

function checkDelegate(
  node: Node,
  member: NativeMember,
  { protocols, context }: { readonly protocols: Ancestors; readonly context: SampleContext },
): void {
  for (const { declared: protocol } of protocols) {
    const wanted = protocol.members.filter(({ kind }) => kind === 'function');
    const same = wanted.find((each) => isSame(each, member));
    if (same) {
      const name = node.childForFieldName('name');
      context.foundMember(name ?? node, { member: same, owner: protocol });
      checkParameters(node, member, { wanted: same, protocol, context });
      if (same.deprecated !== undefined) {
        context.fail(node, `${protocol.name}.${same.name} is deprecated. ${same.deprecated}`);
      }
      return;
    }
  }
  for (const { declared: protocol } of protocols) {
    const wanted = protocol.members.filter(({ kind }) => kind === 'function');
    const sameName = wanted.filter(({ name }) => name === member.name);
    if (sameName.length > 0) {
      context.fail(
        node,
        `${protocol.name}.${member.name} has different labels from ${described(member)}.`,
        sameName.map(described),
      );
      return;
    }
    const near = wanted.filter(({ name }) => editDistance(name, member.name) <= MAX_TYPO_DISTANCE);
    if (near.length > 0) {
      context.fail(node, `${protocol.name} has no ${described(member)}.`, near.map(described));
      return;
    }
  }
}

function checkParameters(
  node: Node,
  member: NativeMember,
  {
    wanted,
    protocol,
    context,
  }: {
    readonly wanted: NativeMember;
    readonly protocol: NativeType;
    readonly context: SampleContext;
  },
): void {
  const { index } = context;
  wanted.parameters.forEach((parameter, at) => {
    const given = member.parameters[at]!.type;
    const expected = plain(index.qualify(parameter.type, protocol.name));
    if (isOpenType(expected) || isOpenType(given)) return;
    if (isAssignable(expected, index.qualify(given, nameOf(context.self?.type ?? given)), index))
      return;
    context.fail(
      node,
      `${protocol.name}.${wanted.name} is given ${formatType(parameter.type)} as "${parameter.name}", not ${formatType(given)}.`,
    );
  });
}

/** Whether the type depends on the conforming type. */
function isOpenType(type: NativeTypeRef): boolean {
  return /\bSelf\b|\bContext\b/.test(JSON.stringify(type));
}

function ownMembers(declared: NativeType, { extensions }: Declarations): NativeMember[] {
  return [
    ...declared.members,
    ...extensions
      .filter(({ of }) => nameOf(of) === declared.name)
      .flatMap(({ members }) => members),
  ];
}

/**
 * Whether the declaration itself, not an extension elsewhere, names the protocol or one that
 * inherits from it.
 */
function isNamedHere(node: Node, protocol: string): boolean {
  const kind = node.childForFieldName('declaration_kind')?.text;
  return kind !== 'extension' || node.text.slice(0, 200).includes(protocol);
}

function isSame(a: NativeMember, b: NativeMember): boolean {
  return a.name === b.name && labels(a) === labels(b);
}

function labels({ parameters }: NativeMember): string {
  return parameters.map(({ label = '_' }) => `${label}:`).join('');
}

function described(member: NativeMember): string {
  return member.kind === 'property' ? member.name : `${member.name}(${labels(member)})`;
}
