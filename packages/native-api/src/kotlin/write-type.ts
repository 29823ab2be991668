import type { TypeText } from '@brand/reference';
import type { NativeTypeRef } from '../model/native-api.ts';

type Part = TypeText[number];
type IdOf = (name: string) => string | undefined;

/** Formats a type as Kotlin, with links for names that `idOf` resolves. */
export function writeKotlinType(type: NativeTypeRef, idOf: IdOf): TypeText {
  const joined: Part[] = [];
  for (const part of parts(type, idOf)) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + part;
    } else if (part !== '') joined.push(part);
  }
  return joined;
}

function parts(type: NativeTypeRef, idOf: IdOf): Part[] {
  const list = (types: readonly NativeTypeRef[]): Part[] =>
    types.flatMap((each, at) => [...(at === 0 ? [] : [', ']), ...parts(each, idOf)]);
  switch (type.kind) {
    case 'named': {
      const id = idOf(type.name);
      const own: Part = id === undefined ? type.name : [type.name, id];
      return type.arguments.length === 0 ? [own] : [own, '<', ...list(type.arguments), '>'];
    }
    case 'optional':
      return type.of.kind === 'function'
        ? ['(', ...parts(type.of, idOf), ')?']
        : [...parts(type.of, idOf), '?'];
    case 'function': {
      const marks = type.attributes.map((name) => `@${name} `).join('');
      return [
        `${marks}${type.isAsync ? 'suspend ' : ''}`,
        ...(type.receiver ? [...parts(type.receiver, idOf), '.'] : []),
        '(',
        ...list(type.parameters),
        ') -> ',
        ...parts(type.result, idOf),
      ];
    }
    default:
      throw new Error(`Kotlin has no type of the kind ${type.kind}.`);
  }
}
