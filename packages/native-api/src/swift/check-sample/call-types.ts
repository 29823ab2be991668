import { named, type NativeMember, type NativeTypeRef } from '../../model/native-api.ts';
import { type Substitution, substitute } from '../../model/type-ref.ts';
import { nameOf, VOID } from './swift-types.ts';

/** Replaces unbound type parameters with a wildcard that accepts any type. */
export function closeOpen(type: NativeTypeRef, open: ReadonlySet<string>): NativeTypeRef {
  return open.size === 0
    ? type
    : substitute(type, new Map([...open].map((name) => [name, named('_')])));
}

export function functionType(member: NativeMember, substitution: Substitution): NativeTypeRef {
  return {
    kind: 'function',
    parameters: member.parameters.map(({ type }) => substitute(type, substitution)),
    result: substitute(member.type ?? VOID, substitution),
    isAsync: member.isAsync,
    throws: member.throws,
    attributes: [],
  };
}

export function tupleSize({ parameters }: Extract<NativeTypeRef, { kind: 'function' }>): number {
  const [only] = parameters;
  return parameters.length === 1 && only?.kind === 'tuple' ? only.items.length : 0;
}

export function isReal(type: NativeTypeRef): boolean {
  return ['Double', 'CGFloat', 'Float'].includes(nameOf(type));
}

export function isUnwrappedImplicitly(type: NativeTypeRef): boolean {
  return type.kind === 'named' && (type.name === 'ImplicitlyUnwrapped' || type.name === '_');
}
