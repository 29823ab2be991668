import type { NativeTypeRef } from './native-api.ts';

/** What type parameters stand for. */
export type Substitution = ReadonlyMap<string, NativeTypeRef>;

/** The type with what its parameters stand for in their place. */
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

/** `Content.ID` where `Content` is known by name: the nested type of that name. */
function throughAssociated(name: string, by: Substitution): NativeTypeRef | undefined {
  const dot = name.indexOf('.');
  if (dot === -1) return undefined;
  const outer = by.get(name.slice(0, dot));
  if (outer?.kind !== 'named') return undefined;
  return { kind: 'named', name: `${outer.name}${name.slice(dot)}`, arguments: [] };
}

/** Every named type inside a type. */
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
