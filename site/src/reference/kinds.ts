import type { SymbolKind } from '@brand/reference';

type KindWords = { readonly one: string; readonly many: string; readonly sign: string };

/** Labels of kinds, in display order. */
export const KIND_WORDS: Readonly<Record<SymbolKind, KindWords>> = {
  function: { one: 'function', many: 'Functions', sign: 'f' },
  class: { one: 'class', many: 'Classes', sign: 'C' },
  interface: { one: 'interface', many: 'Interfaces', sign: 'I' },
  constructor: { one: 'constructor', many: 'Constructors', sign: 'N' },
  property: { one: 'property', many: 'Properties', sign: 'p' },
  field: { one: 'field', many: 'Fields', sign: 'p' },
  method: { one: 'method', many: 'Methods', sign: 'm' },
  event: { one: 'event', many: 'Events', sign: 'e' },
  endpoint: { one: 'endpoint', many: 'Endpoints', sign: 'R' },
  constant: { one: 'constant', many: 'Constants', sign: 'K' },
  type: { one: 'type', many: 'Types', sign: 'T' },
  enum: { one: 'enum', many: 'Enums', sign: 'E' },
  case: { one: 'case', many: 'Cases', sign: 'c' },
  error: { one: 'error', many: 'Errors', sign: '!' },
};

export const KINDS_IN_ORDER = Object.keys(KIND_WORDS) as SymbolKind[];

/** Groups by kind, in table order. */
export function groupByKind<T extends { readonly kind: SymbolKind }>(
  symbols: readonly T[],
): [SymbolKind, T[]][] {
  const groups = Map.groupBy(symbols, ({ kind }) => kind);
  return KINDS_IN_ORDER.flatMap((kind): [SymbolKind, T[]][] => {
    const group = groups.get(kind);
    return group ? [[kind, group]] : [];
  });
}
