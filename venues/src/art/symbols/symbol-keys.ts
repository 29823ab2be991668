/** The annotation symbols there are. */
export const SYMBOL_KEYS = [
  'fire-extinguisher',
  'fire-hose',
  'fire-alarm',
  'first-aid',
  'aed',
  'emergency-exit',
  'assembly-point',
  'eyewash',
  'emergency-phone',
  'camera',
  'water-tap',
  'evacuation-chair',
  'hearing-loop',
  'no-entry',
] as const;

/** The key of an annotation symbol. */
export type SymbolKey = (typeof SYMBOL_KEYS)[number];
