import type { NativeTypeRef } from './native-api.ts';

/** Types by the name of the type parameter that they replace. */
export type Substitution = ReadonlyMap<string, NativeTypeRef>;

/** Replaces type parameters. */
export function substitute(type: NativeTypeRef, by: Substitution): NativeTypeRef {
  if (by.size === 0) return type;
  switch (type.kind) {
    case 'named': {
      const given = type.arguments.length === 0 ? by.get(type.name) : undefined;
      if (given) return given;
      const associated = throughAssociated(type.name, by);
      if (associated) return associated;
      return { ...type, arguments: type.arguments.map((each) => substitute(each, by)) };
    }
    case 'optional': {
      const of = substitute(type.of, by);
      return of.kind === 'optional' ? of : { kind: 'optional', of };
    }
    case 'function':
      return {
        ...type,
        ...(type.receiver && { receiver: substitute(type.receiver, by) }),
        parameters: type.parameters.map((each) => substitute(each, by)),
        result: substitute(type.result, by),
      };
    case 'tuple':
      return {
        ...type,
        items: type.items.map((item) => ({ ...item, type: substitute(item.type, by) })),
      };
    default:
      return { ...type, of: substitute(type.of, by) };
  }
}

/**
 * Resolves an associated type: `Content.ID` becomes the nested type `ID` of the type bound to
 * `Content`.
 */
function throughAssociated(name: string, by: Substitution): NativeTypeRef | undefined {
  const dot = name.indexOf('.');
  if (dot === -1) return undefined;
  const outer = by.get(name.slice(0, dot));
  if (outer?.kind !== 'named') return undefined;
  return { kind: 'named', name: `${outer.name}${name.slice(dot)}`, arguments: [] };
}

/** Names of all named types inside a type. */
export function namesIn(type: NativeTypeRef): string[] {
  switch (type.kind) {
    case 'named':
      return [type.name, ...type.arguments.flatMap(namesIn)];
    case 'function':
      return [
        ...(type.receiver ? namesIn(type.receiver) : []),
        ...type.parameters.flatMap(namesIn),
        ...namesIn(type.result),
      ];
    case 'tuple':
      return type.items.flatMap((item) => namesIn(item.type));
    default:
      return namesIn(type.of);
  }
}

export function isSameType(a: NativeTypeRef, b: NativeTypeRef): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
