import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';

/** Types that callers write, even if features and callbacks mention them. */
const INPUT = /(?:Options|Props)$/;
const cache = new WeakMap<Reference, ReadonlySet<string>>();

/**
 * Ids of the types that an SDK returns: classes and interfaces, return types, event payloads, and
 * the types these consist of. Callers read them but never write them.
 */
export function dataTypes(reference: Reference): ReadonlySet<string> {
  const found = cache.get(reference) ?? findDataTypes(reference);
  cache.set(reference, found);
  return found;
}

function findDataTypes({ symbols }: Reference): ReadonlySet<string> {
  const byParent = Map.groupBy(symbols, ({ parent }) => parent);
  const found = new Set<string>();
  const open = symbols.filter(({ kind }) => ['class', 'interface', 'event'].includes(kind));
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const add = (type: TypeText | undefined): void => {
    const named = namesIn(type).flatMap((id) => byId.get(id) ?? []);
    open.push(...named.filter(({ id }) => !INPUT.test(id)));
  };
  for (const { signatures = [] } of symbols) for (const { returns } of signatures) add(returns);
  for (let symbol = open.pop(); symbol; symbol = open.pop()) {
    if (found.has(symbol.id)) continue;
    found.add(symbol.id);
    if (!isCallback(symbol)) add(symbol.type);
    open.push(...(byParent.get(symbol.id) ?? []));
  }
  return found;
}

/** The return value of a callback is supplied by the caller. */
function isCallback({ type = [] }: ReferenceSymbol): boolean {
  return type.some((part) => typeof part === 'string' && part.includes('=>'));
}

function namesIn(type: TypeText = []): readonly string[] {
  return type.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
}
