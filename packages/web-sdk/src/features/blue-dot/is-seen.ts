import type { BlueDotStyle } from './blue-dot-options.ts';
import type { DotState } from './position.ts';

/** The part of the style that decides in which states the dot is visible. */
export type StateVisibility = Pick<BlueDotStyle, 'uncertain' | 'outOfBounds'>;

/** Whether a dot in this state is visible. */
export function isSeen({ uncertain, outOfBounds }: StateVisibility, state: DotState): boolean {
  if (state === 'uncertain') return uncertain === 'dashed';
  if (state === 'out-of-bounds') return outOfBounds === 'shown';
  return state === 'active' || state === 'stale';
}
