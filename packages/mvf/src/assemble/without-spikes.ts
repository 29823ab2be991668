import type { LngLat } from '@brand/geo';
import { isSamePlace } from './read-positions.ts';

/** An open ring without places that the outline goes to and comes straight back from. One pass. */
export function withoutSpikes(ring: readonly LngLat[]): LngLat[] {
  const kept: LngLat[] = [];
  for (const place of ring) {
    if (kept.length > 0 && isSamePlace(kept.at(-1)!, place)) continue;
    if (kept.length > 1 && isSamePlace(kept.at(-2)!, place)) kept.pop();
    else kept.push(place);
  }
  let from = 0;
  let to = kept.length;
  // The same across the end of the list, where the ring closes.
  while (to - from > 2) {
    const [first, second] = [kept[from]!, kept[from + 1]!];
    const [last, beforeLast] = [kept[to - 1]!, kept[to - 2]!];
    if (isSamePlace(first, last)) to -= 1;
    else if (isSamePlace(first, beforeLast)) to -= 2;
    else if (isSamePlace(second, last)) from += 1;
    else break;
  }
  return kept.slice(from, to);
}
