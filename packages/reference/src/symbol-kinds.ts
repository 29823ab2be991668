import type { SymbolKind } from './model.ts';

// A record, so that the compiler reports a missing kind.
const KINDS: Readonly<Record<SymbolKind, true>> = {
  class: true,
  interface: true,
  type: true,
  enum: true,
  case: true,
  function: true,
  constructor: true,
  method: true,
  property: true,
  constant: true,
  event: true,
  error: true,
  endpoint: true,
  field: true,
};

export const SYMBOL_KINDS: ReadonlySet<string> = new Set(Object.keys(KINDS));
