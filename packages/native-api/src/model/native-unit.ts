import { unitOf } from '@brand/reference/unit-of';
import type { NativeTypeRef } from './native-api.ts';

const NUMBERS = new Set(['Double', 'Float', 'CGFloat', 'Int', 'Long']);
/** Types of screen lengths that hold more than one number. */
const SCREEN = new Set(['CGPoint', 'CGSize', 'UIEdgeInsets']);

/** The unit of a number, derived from its type, its description and its name. */
export function nativeUnit(name: string, type: NativeTypeRef, text: string): string | undefined {
  const ref = type.kind === 'optional' ? type.of : type;
  if (ref.kind !== 'named') return undefined;
  if (ref.name === 'TimeInterval') return 'seconds';
  if (SCREEN.has(ref.name)) return 'points';
  if (!NUMBERS.has(ref.name)) return undefined;
  if (/\bin points\b|^points\b/i.test(text) || name.endsWith('Points')) return 'points';
  if (/\bin dp\b|^dp\b/i.test(text)) return 'dp';
  // Counts and ratios can have the same names as lengths.
  return /^(?:from )?0 to 1\b|how many|zoom level/i.test(text) ? undefined : unitOf(name, text);
}
