import type { Reference, ReferenceSymbol } from '@brand/reference';

/** Guides chain at most this many names: `map.a.b`. */
const MAX_CHAIN_LENGTH = 3;

/**
 * Names by which guides refer to objects of each type: variables (`map` is a `MapView`) and
 * properties of others (`map.markers` is a `Markers`).
 */
export function callNames(
  { symbols }: Pick<Reference, 'symbols'>,
  roots: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(symbols.map(({ id }) => id));
  const properties = Map.groupBy(symbols.filter(hasOneType), ({ parent }) => parent);
  const names = new Map<string, string[]>();
  const add = (type: string, name: string, length: number): void => {
    if (!ids.has(type)) return;
    const known = names.get(type) ?? [];
    if (known.includes(name)) return;
    names.set(type, [...known, name]);
    if (length === MAX_CHAIN_LENGTH) return;
    for (const property of properties.get(type) ?? []) {
      add(typeOf(property), `${name}.${property.name}`, length + 1);
    }
  };
  for (const [name, type] of Object.entries(roots)) add(type, name, 1);
  return names;
}

function hasOneType({ kind, parent, type = [] }: ReferenceSymbol): boolean {
  return kind === 'property' && parent !== undefined && type.length === 1 && Array.isArray(type[0]);
}

function typeOf({ type = [] }: ReferenceSymbol): string {
  return String(type[0]?.[1]);
}
