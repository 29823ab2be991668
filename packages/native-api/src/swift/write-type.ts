import type { TypeText } from '@brand/reference';
import type { NativeTypeRef } from '../model/native-api.ts';

type Part = TypeText[number];

/** Formats a type as Swift, with links for names that `idOf` resolves. */
export function writeSwiftType(
  type: NativeTypeRef,
  idOf: (name: string) => string | undefined,
): TypeText {
  return join(parts(type, idOf));
}

function parts(type: NativeTypeRef, idOf: (name: string) => string | undefined): Part[] {
  const inner = (each: NativeTypeRef): Part[] => parts(each, idOf);
  switch (type.kind) {
    case 'named':
      return namedParts(type, idOf);
    case 'optional': {
      const isWrapped =
        type.of.kind === 'function' || type.of.kind === 'any' || type.of.kind === 'some';
      return isWrapped ? ['(', ...inner(type.of), ')?'] : [...inner(type.of), '?'];
    }
    case 'some':
    case 'any':
      return [`${type.kind} `, ...inner(type.of)];
    case 'tuple':
      return [
        '(',
        ...list(
          type.items.map((item) => [
            item.label === undefined ? '' : `${item.label}: `,
            ...inner(item.type),
          ]),
        ),
        ')',
      ];
    default: {
      const words = `${type.isAsync ? ' async' : ''}${type.throws ? ' throws' : ''}`;
      return ['(', ...list(type.parameters.map(inner)), `)${words} -> `, ...inner(type.result)];
    }
  }
}

function namedParts(
  { name, arguments: given }: Extract<NativeTypeRef, { kind: 'named' }>,
  idOf: (name: string) => string | undefined,
): Part[] {
  const [first, second] = given.map((each) => parts(each, idOf));
  if (name === 'Array' && first) return ['[', ...first, ']'];
  if (name === 'Dictionary' && first && second) return ['[', ...first, ': ', ...second, ']'];
  if (name === 'Type' && first) return [...first, '.Type'];
  if (name === 'inout' && first) return ['inout ', ...first];
  if (name === 'ImplicitlyUnwrapped' && first) return [...first, '!'];
  const id = idOf(name);
  const own: Part = id === undefined ? name : [name, id];
  if (given.length === 0) return [own];
  return [own, '<', ...list(given.map((each) => parts(each, idOf))), '>'];
}

function list(items: readonly Part[][]): Part[] {
  return items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]));
}

/** Merges adjacent strings. */
function join(all: readonly Part[]): TypeText {
  const joined: Part[] = [];
  for (const part of all) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}
