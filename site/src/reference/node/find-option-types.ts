import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';

/** Finds the symbol that a type consists of; `undefined` for composite types. */
export type NamedType = (type: TypeText) => ReferenceSymbol | undefined;

export function createNamedTypes({ symbols }: Reference): NamedType {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return ([first, ...rest]) =>
    rest.length === 0 && Array.isArray(first) ? byId.get(first[1]) : undefined;
}

/** Whether a symbol is an options object: it has nothing but fields. */
export type IsOptions = (symbol: ReferenceSymbol) => boolean;

export function createIsOptions({ symbols }: Reference): IsOptions {
  const members = Map.groupBy(symbols, ({ parent }) => parent);
  return ({ id, kind }) =>
    (kind === 'type' || kind === 'interface') &&
    (members.get(id) ?? []).length > 0 &&
    members.get(id)!.every((member) => member.kind === 'property');
}
