import { type JSONOutput, ReflectionKind } from 'typedoc';
import type {
  Parameter,
  ReferenceSymbol,
  Signature,
  SymbolKind,
  TypeParameter,
} from '@brand/reference';
import { type CommentText, type LinkResolver, readComment } from './comment-text.ts';
import { isDescribed, type Member, membersOf, membersOfType } from './members.ts';
import { type Bindings, literalText, type TypeWriter } from './type-text.ts';
import type { Declaration, PublicDeclaration, SomeType, TypedocIndex } from './typedoc-index.ts';
import { unitOf } from '@brand/reference/unit-of';

export type SymbolContext = {
  readonly index: TypedocIndex;
  readonly writer: TypeWriter;
  /** Modules whose types describe files: their members are fields. */
  readonly dataModules: ReadonlySet<string>;
  readonly resolve: LinkResolver;
};

/** The symbol that members belong to. */
type Parent = {
  readonly id: string;
  readonly module: string;
  readonly memberKind: SymbolKind;
  /** Whether its members can be assigned, so that `readonly` is informative. */
  readonly isLive: boolean;
};

const TOP_KINDS: Readonly<Record<number, SymbolKind>> = {
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.TypeAlias]: 'type',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.Variable]: 'constant',
};

/** The symbols of an export and its members, parents first. */
export function makeSymbols(
  { id, module, declaration }: PublicDeclaration,
  context: SymbolContext,
): ReferenceSymbol[] {
  const { index, writer } = context;
  writer.place = id;
  const kind = kindOf(declaration);
  const { members, isWhole } = membersOf(declaration, index);
  const bases = basesOf(declaration).map((type) => writer.write(type));
  const typeParameters = readTypeParameters(declaration.typeParameters, writer);
  const signatures = readSignatures(declaration.signatures, context);
  const symbol: ReferenceSymbol = {
    id,
    name: declaration.name,
    kind,
    module,
    ...textsOf(commentOf(declaration), context),
    ...(signatures && { signatures }),
    ...(typeParameters && { typeParameters }),
    ...(bases.length > 0 && { bases }),
    ...(declaration.type && !isWhole && { type: writer.write(declaration.type) }),
  };
  const parent: Parent = {
    id,
    module,
    memberKind: memberKindOf(declaration, context.dataModules.has(module)),
    isLive: declaration.kind !== ReflectionKind.TypeAlias,
  };
  const visible = members.filter(
    (member) => kind !== 'error' || member.declaration.kind !== ReflectionKind.Constructor,
  );
  return [
    symbol,
    ...nestedInParameters(declaration, parent, context),
    ...ownFirst(visible, id, index).flatMap((member) => makeMember(member, parent, context)),
  ];
}

function kindOf(declaration: Declaration): SymbolKind {
  const kind = TOP_KINDS[declaration.kind];
  if (kind === undefined) {
    throw new Error(
      `${declaration.name}: the reference knows no ${ReflectionKind[declaration.kind]}. Export a class, interface, type, function or constant.`,
    );
  }
  const isError = basesOf(declaration).some((type) => 'name' in type && type.name === 'Error');
  return kind === 'class' && isError ? 'error' : kind;
}

function memberKindOf({ name, kind }: Declaration, isData: boolean): SymbolKind {
  if (isData) return 'field';
  return name.endsWith('Events') && kind === ReflectionKind.TypeAlias ? 'event' : 'property';
}

/** Base types of a class or interface, or the parts of an intersection. */
function basesOf({ extendedTypes, implementedTypes, type }: Declaration): SomeType[] {
  const parts = type?.type === 'intersection' ? type.types : [];
  const named = parts.filter((part) => part.type === 'reference');
  return [...(extendedTypes ?? []), ...(implementedTypes ?? []), ...named];
}

function ownFirst(members: readonly Member[], id: string, index: TypedocIndex): readonly Member[] {
  const isOwn = (member: Member): boolean => originOf(member, id, index) === undefined;
  return [...members.filter(isOwn), ...members.filter((member) => !isOwn(member))];
}

/** The public member that this one is inherited from, if any. */
function originOf(
  { declaration }: Member,
  parentId: string,
  index: TypedocIndex,
): string | undefined {
  const own = index.ids.get(declaration.id);
  const here = `${parentId}.${declaration.name}`;
  if (own !== undefined && own !== here) return own;
  if (!declaration.flags.isInherited || !declaration.inheritedFrom) return undefined;
  const { target, name } = declaration.inheritedFrom;
  const byNumber = typeof target === 'number' ? index.ids.get(target) : undefined;
  const origin = byNumber ?? name;
  return origin !== here && index.known.has(origin) ? origin : undefined;
}

function makeMember(member: Member, parent: Parent, context: SymbolContext): ReferenceSymbol[] {
  const { declaration, bindings } = member;
  const { index, writer } = context;
  const id = `${parent.id}.${declaration.name}`;
  writer.place = id;
  const type = member.type ?? declaration.type ?? declaration.getSignature?.type;
  const signatures = readSignatures(declaration.signatures, context, bindings);
  const texts = withSummary(textsOf(commentOf(declaration), context), type, context);
  const unit =
    type && isNumeric(type)
      ? unitOf(declaration.name, `${texts.summary} ${texts.details ?? ''}`)
      : undefined;
  const inheritedFrom = originOf(member, parent.id, index);
  const { flags } = declaration;
  const isReadonly =
    parent.isLive && (flags.isReadonly || (declaration.getSignature && !declaration.setSignature));
  const symbol: ReferenceSymbol = {
    id,
    name: declaration.name,
    kind: signatures ? callableKind(declaration) : parent.memberKind,
    module: parent.module,
    parent: parent.id,
    ...(inheritedFrom !== undefined && { inheritedFrom }),
    ...texts,
    ...(signatures && { signatures }),
    ...(!signatures && type && { type: writer.write(type, bindings) }),
    ...(unit !== undefined && { unit }),
    ...(member.isOptional && { isOptional: true }),
    ...(isReadonly && { isReadonly: true }),
    ...(flags.isStatic && { isStatic: true }),
  };
  // Inherited members are described in full at their origin.
  if (inheritedFrom !== undefined) return [symbol];
  const place = { ...parent, id, isLive: false, memberKind: nestedKind(parent) };
  return [
    symbol,
    ...nestedInParameters(declaration, place, context),
    ...(type ? nested(type, place, context) : []),
  ];
}

function callableKind({ kind }: Declaration): SymbolKind {
  return kind === ReflectionKind.Constructor ? 'constructor' : 'method';
}

function nestedKind({ memberKind }: Parent): SymbolKind {
  return memberKind === 'field' ? 'field' : 'property';
}

/** Fields of an object type that is declared inline, also inside arrays. */
function nested(type: SomeType, parent: Parent, context: SymbolContext): ReferenceSymbol[] {
  if (type.type === 'array') return nested(type.elementType, parent, context);
  if (type.type === 'typeOperator') return nested(type.target, parent, context);
  if (type.type !== 'reflection') return [];
  const { members } = membersOfType(type, context.index);
  if (!members.some(({ declaration }) => isDescribed(declaration))) return [];
  return members.flatMap((member) => makeMember(member, parent, context));
}

function nestedInParameters(
  { signatures = [] }: Declaration,
  parent: Parent,
  context: SymbolContext,
): ReferenceSymbol[] {
  const done = new Set<string>();
  return signatures
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ name, type }) => type !== undefined && !done.has(name) && done.add(name))
    .flatMap(({ name, type }) => {
      const place = { ...parent, isLive: false, memberKind: 'property' as const };
      return nested(type!, { ...place, id: `${parent.id}.${name}` }, context).map((symbol) =>
        symbol.parent === `${parent.id}.${name}` ? { ...symbol, parent: parent.id } : symbol,
      );
    });
}

function commentOf(declaration: Declaration): JSONOutput.Comment | undefined {
  return (
    declaration.comment ??
    declaration.getSignature?.comment ??
    declaration.signatures?.find(({ comment }) => comment)?.comment ??
    (declaration.type?.type === 'reflection'
      ? declaration.type.declaration.signatures?.find(({ comment }) => comment)?.comment
      : undefined)
  );
}

function textsOf(
  comment: JSONOutput.Comment | undefined,
  { resolve }: SymbolContext,
): Omit<CommentText, 'returns' | 'throws'> {
  const { returns: _returns, throws: _throws, ...texts } = readComment(comment, resolve);
  return texts;
}

/** Adds a summary to self-explanatory symbols: a discriminant, or a table of types by name. */
function withSummary(
  texts: Omit<CommentText, 'returns' | 'throws'>,
  type: SomeType | undefined,
  { index, resolve }: SymbolContext,
): Omit<CommentText, 'returns' | 'throws'> {
  if (texts.summary !== '' || !type) return texts;
  if (type.type === 'literal') {
    return { ...texts, summary: `Always \`${literalText(type.value)}\`.` };
  }
  const named = namedIn(type);
  const target = typeof named === 'number' ? index.byNumber.get(named) : undefined;
  return target ? { ...texts, summary: readComment(commentOf(target), resolve).summary } : texts;
}

/** The number of the type that a reference points to, also in a `Record` by id. */
function namedIn(type: SomeType): unknown {
  if (type.type !== 'reference') return undefined;
  const last = type.typeArguments?.at(-1);
  return type.name === 'Record' && last ? namedIn(last) : type.target;
}

function readSignatures(
  signatures: readonly JSONOutput.SignatureReflection[] | undefined,
  context: SymbolContext,
  bindings?: Bindings,
): Signature[] | undefined {
  const { writer, resolve } = context;
  return signatures?.map((signature) => {
    const { returns, throws } = readComment(signature.comment, resolve);
    const typeParameters = readTypeParameters(signature.typeParameters, writer);
    return {
      ...(typeParameters && { typeParameters }),
      parameters: (signature.parameters ?? []).map((parameter) =>
        readParameter(parameter, context, bindings),
      ),
      returns: signature.type ? writer.write(signature.type, bindings) : ['void'],
      ...(returns && { returnsSummary: returns }),
      ...(throws && { throws }),
    };
  });
}

function readParameter(
  parameter: JSONOutput.ParameterReflection,
  { writer, resolve }: SymbolContext,
  bindings?: Bindings,
): Parameter {
  const { name, type, flags, comment, defaultValue } = parameter;
  const { summary, details } = readComment(comment, resolve);
  const text = [summary, details].filter(Boolean).join(' ');
  const unit = type && isNumeric(type) ? unitOf(name, text) : undefined;
  return {
    name,
    type: type ? writer.write(type, bindings) : ['unknown'],
    ...(text && { summary: text }),
    ...(defaultValue !== undefined && defaultValue !== '...' && { defaultValue }),
    ...(unit !== undefined && { unit }),
    ...((flags.isOptional || defaultValue !== undefined) && { isOptional: true }),
    ...(flags.isRest && { isRest: true }),
  };
}

function readTypeParameters(
  parameters: readonly JSONOutput.TypeParameterReflection[] | undefined,
  writer: TypeWriter,
): TypeParameter[] | undefined {
  return parameters?.map((parameter) => ({
    name: parameter.name,
    ...(parameter.type && { constraint: writer.write(parameter.type) }),
    ...(parameter.default && { defaultType: writer.write(parameter.default) }),
  }));
}

function isNumeric(type: SomeType): boolean {
  switch (type.type) {
    case 'intrinsic':
      return type.name === 'number';
    case 'array':
      return isNumeric(type.elementType);
    case 'typeOperator':
      return isNumeric(type.target);
    case 'namedTupleMember':
      return isNumeric(type.element);
    case 'tuple':
      return (type.elements ?? []).every(isNumeric);
    case 'union':
      return type.types.some(isNumeric);
    default:
      return false;
  }
}
