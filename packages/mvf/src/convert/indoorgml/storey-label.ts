import type { RawFeature } from './indoor-model.ts';

const KEYS = ['storey', 'story', 'level', 'floor', 'etage', 'geschoss'];

/**
 * Returns the stated storey of a feature, as written. For a range such as `2-3`, returns the lower
 * one.
 */
export function storeyLabel({ facts }: RawFeature): string | undefined {
  for (const key of KEYS) {
    const label = facts.get(key)?.replace(/_map$/i, '').trim();
    if (!label) continue;
    const range = /^(\D{0,2}\d+)\s*(?:-|–|to|,)\s*\D{0,2}\d+$/.exec(label);
    return range?.[1] ?? label;
  }
  return undefined;
}

/** Returns the number in a label: `F2` is 2, `B1` is -1, `ground` is 0. */
export function storeyNumber(label: string): number | undefined {
  const text = label.toLowerCase();
  if (/^(g|gf|eg|rc|ground.*|erdgeschoss)$/.test(text)) return 0;
  const found = /^([a-z]*)[\s._]*([+-]?\d+(?:\.\d+)?)\s*([a-z]*)/.exec(text);
  if (!found) return undefined;
  const [, before = '', digits = '', after = ''] = found;
  const isBelow = /^(b|ug|basement|k|u)$/.test(before) || /^(ug|b)$/.test(after);
  const number = Number(digits);
  return isBelow ? -Math.abs(number) : number;
}
