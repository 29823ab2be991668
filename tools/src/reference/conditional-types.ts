import type { JSONOutput } from 'typedoc';
import type { SomeType, TypedocIndex } from './typedoc-index.ts';

/**
 * A type such as `Sent<T>`: a chain of conditions on its parameter that ends in
 * `T extends object ? { [K in keyof T]: Sent<T[K]> } : T`.
 */
export type Chain = {
  /** The mapped type of objects. */
  readonly mapped: JSONOutput.MappedType;
  /** Names of types that stay as they are, such as `AbortSignal`. */
  readonly kept: ReadonlySet<string>;
  /** Whether it drops something, as functions, which cannot cross a bridge. */
  readonly hasNever: boolean;
};

/** Reads a chain of conditions; `undefined` if objects are not mapped. */
export function readChain(type: JSONOutput.ConditionalType): Chain | undefined {
  const kept = new Set<string>();
  let hasNever = false;
  for (let link: SomeType = type; link.type === 'conditional'; link = link.falseType) {
    const { extendsType, trueType } = link;
    const isObject = extendsType.type === 'intrinsic' && extendsType.name === 'object';
    if (isObject && trueType.type === 'mapped') return { mapped: trueType, kept, hasNever };
    hasNever ||= trueType.type === 'intrinsic' && trueType.name === 'never';
    if (trueType.type === 'reference' && trueType.refersToTypeParameter) {
      for (const part of partsOf(extendsType)) if ('name' in part) kept.add(String(part.name));
    }
  }
  return undefined;
}

/**
 * `Sent<T>` for a member's type: the type itself if it is unchanged, `undefined` if it is dropped.
 */
export function applyChain(
  type: JSONOutput.ReferenceType,
  chain: Chain,
  index: TypedocIndex,
): SomeType | undefined {
  const [argument] = type.typeArguments ?? [];
  if (!argument) return type;
  const parts = partsOf(argument).flatMap((part): SomeType[] => {
    if (isPlain(part, chain, index)) return [part];
    if (chain.hasNever && isFunction(part, index)) return [];
    return [{ ...type, typeArguments: [part] }];
  });
  if (parts.length > 1) return { type: 'union', types: parts };
  return parts[0];
}

function partsOf(type: SomeType): readonly SomeType[] {
  return type.type === 'union' ? type.types.flatMap(partsOf) : [type];
}

function isFunction(type: SomeType, index: TypedocIndex): boolean {
  if (type.type === 'reflection') return type.declaration.signatures !== undefined;
  const named = aliasOf(type, index);
  return named !== undefined && isFunction(named, index);
}

function aliasOf(type: SomeType, index: TypedocIndex): SomeType | undefined {
  if (type.type !== 'reference' || typeof type.target !== 'number') return undefined;
  return index.byNumber.get(type.target)?.type;
}

/** Whether a type consists of plain values only. */
function isPlain(
  type: SomeType,
  chain: Chain,
  index: TypedocIndex,
  above: readonly SomeType[] = [],
): boolean {
  const inner = (part: SomeType): boolean => isPlain(part, chain, index, [...above, type]);
  switch (type.type) {
    case 'intrinsic':
      return !['any', 'unknown', 'object'].includes(type.name);
    case 'literal':
    case 'templateLiteral':
      return true;
    case 'array':
      return inner(type.elementType);
    case 'typeOperator':
      return inner(type.target);
    case 'tuple':
      return (type.elements ?? []).every(inner);
    case 'namedTupleMember':
      return inner(type.element);
    case 'union':
    case 'intersection':
      return type.types.every(inner);
    case 'reflection': {
      const { signatures, indexSignatures, children = [] } = type.declaration;
      return (
        !signatures && !indexSignatures && children.every(({ type: own }) => own && inner(own))
      );
    }
    case 'reference': {
      if (chain.kept.has(type.name)) return true;
      if (type.package === 'typescript') return type.typeArguments?.every(inner) ?? false;
      const named = aliasOf(type, index);
      return named !== undefined && !above.includes(named) && inner(named);
    }
    default:
      return false;
  }
}
