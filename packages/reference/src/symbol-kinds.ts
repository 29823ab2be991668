import type { SymbolKind } from './model.ts';

// A record, so that the compiler notices a kind that is missing here.
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

/** All kinds that a symbol can have. */
export const SYMBOL_KINDS: ReadonlySet<string> = new Set(Object.keys(KINDS));
