import type { JSONOutput } from 'typedoc';
import { applyChain, type Chain, readChain } from './conditional-types.ts';
import type { Bindings } from './type-text.ts';
import type { Declaration, SomeType, TypedocIndex } from './typedoc-index.ts';

/** A member of a type, however the type is composed. */
export type Member = {
  readonly declaration: Declaration;
  readonly isOptional: boolean;
  /** Type arguments of the generic type that it comes from. */
  readonly bindings: Bindings;
  /** Its type, if it differs from that of its declaration. */
  readonly type?: SomeType;
};

export type MemberList = {
  readonly members: readonly Member[];
  /** Whether the members describe the type completely, so that it need not be written out. */
  readonly isWhole: boolean;
};

const NONE: MemberList = { members: [], isWhole: false };
const NO_BINDINGS: Bindings = new Map();

/** Utility types that only change the members of another. */
const WRAPPERS = new Set(['Partial', 'Required', 'Readonly', 'Pick', 'Omit']);

/**
 * Members of a type: of an object type, of all parts of an intersection, of all variants of a union
 * of object types, and through utility types such as `Partial` and `Pick`. Tables of options show
 * them all.
 */
export function membersOfType(
  type: SomeType,
  index: TypedocIndex,
  bindings: Bindings = NO_BINDINGS,
): MemberList {
  switch (type.type) {
    case 'reflection':
      return membersOfObject(type.declaration, bindings);
    case 'intersection':
      return joinLists(type.types.map((part) => membersOfType(part, index, bindings)));
    case 'union':
      return membersOfVariants(type.types, index, bindings);
    case 'mapped':
      return membersOfMapped(type, index, bindings);
    case 'conditional':
      return membersOfConditional(type, index, bindings);
    case 'reference':
      return membersOfReference(type, index, bindings);
    default:
      return NONE;
  }
}

function membersOfObject(declaration: Declaration, bindings: Bindings): MemberList {
  if (declaration.signatures || declaration.indexSignatures) return NONE;
  return {
    members: (declaration.children ?? []).map((child) => asMember(child, bindings)),
    isWhole: true,
  };
}

function asMember(declaration: Declaration, bindings: Bindings): Member {
  return { declaration, isOptional: declaration.flags.isOptional === true, bindings };
}

/** Later parts override members of earlier ones. */
function joinLists(lists: readonly MemberList[]): MemberList {
  const byName = new Map<string, Member>();
  for (const { members } of lists) {
    for (const member of members) byName.set(member.declaration.name, member);
  }
  return { members: [...byName.values()], isWhole: lists.every(({ isWhole }) => isWhole) };
}

/** Members that not all variants have are optional. */
function membersOfVariants(
  types: readonly SomeType[],
  index: TypedocIndex,
  bindings: Bindings,
): MemberList {
  const isInPlace = types.some(
    (type) => type.type === 'reflection' && type.declaration.children?.some(isDescribed),
  );
  if (!isInPlace) return NONE;
  const lists = types.map((type) => membersOfType(type, index, bindings));
  if (!lists.every(({ isWhole }) => isWhole)) return NONE;
  const { members } = joinLists(lists);
  return {
    members: members
      // Omits discriminants, because the type shows their values better.
      .filter(({ declaration }) => declaration.type?.type !== 'literal')
      .map((member) => ({
        ...member,
        isOptional:
          member.isOptional ||
          !lists.every((list) =>
            list.members.some(({ declaration }) => declaration.name === member.declaration.name),
          ),
      })),
    isWhole: false,
  };
}

function membersOfReference(
  type: JSONOutput.ReferenceType,
  index: TypedocIndex,
  bindings: Bindings,
): MemberList {
  if (type.package === 'typescript' && WRAPPERS.has(type.name)) {
    return membersOfWrapper(type, index, bindings);
  }
  if (typeof type.target !== 'number') return NONE;
  const bound = type.refersToTypeParameter ? bindings.get(type.target) : undefined;
  if (bound) return membersOfType(bound, index);
  const target = index.byNumber.get(type.target);
  return target ? membersOf(target, index, bind(target, type.typeArguments ?? [])) : NONE;
}

function bind(target: Declaration, given: readonly SomeType[]): Bindings {
  return new Map(
    (target.typeParameters ?? []).flatMap((parameter, position) => {
      const type = given[position] ?? parameter.default;
      return type ? [[parameter.id, type] as const] : [];
    }),
  );
}

/** Members of an export: a class, an interface or a type. */
export function membersOf(
  declaration: Declaration,
  index: TypedocIndex,
  bindings: Bindings = NO_BINDINGS,
): MemberList {
  if (declaration.children) {
    const children = declaration.children.map((child) => asMember(child, bindings));
    return { members: children, isWhole: true };
  }
  return declaration.type ? membersOfType(declaration.type, index, bindings) : NONE;
}

function membersOfWrapper(
  { name, typeArguments = [] }: JSONOutput.ReferenceType,
  index: TypedocIndex,
  bindings: Bindings,
): MemberList {
  const [wrapped, keys] = typeArguments;
  if (!wrapped) return NONE;
  const { members, isWhole } = membersOfType(wrapped, index, bindings);
  if (name === 'Partial' || name === 'Required') {
    const isOptional = name === 'Partial';
    return { members: members.map((member) => ({ ...member, isOptional })), isWhole };
  }
  if (name === 'Readonly' || !keys) return { members, isWhole };
  const named = literalsIn(keys);
  return {
    members: members.filter(({ declaration }) => named.has(declaration.name) === (name === 'Pick')),
    isWhole: isWhole && named.size > 0,
  };
}

function literalsIn(type: SomeType): ReadonlySet<string> {
  const types = type.type === 'union' ? type.types : [type];
  return new Set(types.flatMap((part) => (part.type === 'literal' ? [String(part.value)] : [])));
}

/** Whether a member has a comment; otherwise its type is the whole description. */
export function isDescribed({ comment, getSignature, signatures }: Declaration): boolean {
  return [comment, getSignature?.comment, ...(signatures ?? []).map((one) => one.comment)].some(
    (text) => text !== undefined,
  );
}

/** `{ [K in keyof State]?: State[K] | 'default' }` */
function membersOfMapped(
  type: JSONOutput.MappedType,
  index: TypedocIndex,
  bindings: Bindings,
): MemberList {
  const { parameter, parameterType, templateType, optionalModifier } = type;
  if (parameterType.type !== 'typeOperator' || parameterType.operator !== 'keyof') return NONE;
  const { members, isWhole } = membersOfType(parameterType.target, index, bindings);
  return {
    members: members.map((member) => {
      const own = member.type ?? member.declaration.type ?? member.declaration.getSignature?.type;
      return {
        ...member,
        isOptional: optionalModifier === '+' || member.isOptional,
        ...(own && { type: replaceAccess(templateType, parameter, own) }),
      };
    }),
    isWhole,
  };
}

/** `Sent<State>`: the remaining members, with their converted types. */
function membersOfConditional(
  type: JSONOutput.ConditionalType,
  index: TypedocIndex,
  bindings: Bindings,
): MemberList {
  const chain = readChain(type);
  if (!chain) return NONE;
  const { members, isWhole } = membersOfMapped(chain.mapped, index, bindings);
  return { members: members.flatMap((member) => simplify(member, chain, index)), isWhole };
}

function simplify(member: Member, chain: Chain, index: TypedocIndex): Member[] {
  if (member.type?.type !== 'reference') return [member];
  const type = applyChain(member.type, chain, index);
  return type ? [{ ...member, type }] : [];
}

/** Substitutes the type of a member for `State[K]`. */
function replaceAccess(type: SomeType, parameter: string, own: SomeType): SomeType {
  if (type.type === 'indexedAccess' && isParameter(type.indexType, parameter)) return own;
  if (type.type === 'union') {
    const types = type.types
      .map((part) => replaceAccess(part, parameter, own))
      .flatMap((part) => (part.type === 'union' ? part.types : [part]));
    return { ...type, types };
  }
  if (type.type === 'reference' && type.typeArguments) {
    return {
      ...type,
      typeArguments: type.typeArguments.map((part) => replaceAccess(part, parameter, own)),
    };
  }
  return type;
}

function isParameter(type: SomeType, name: string): boolean {
  // Deep in a chain of conditions TypeDoc only has the compiler's `...`.
  if (type.type === 'unknown') return type.name === '...';
  return type.type === 'reference' && type.name === name;
}
