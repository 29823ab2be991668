/** Keys of all annotation symbols. */
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

export type SymbolKey = (typeof SYMBOL_KEYS)[number];
