import type { LngLat } from '@brand/geo';
import { positionsEqual } from './read-positions.ts';

/**
 * Returns an open ring without spikes, where the outline goes to a point and straight back. One
 * pass.
 */
export function removeSpikes(ring: readonly LngLat[]): LngLat[] {
  const kept: LngLat[] = [];
  for (const place of ring) {
    if (kept.length > 0 && positionsEqual(kept.at(-1)!, place)) continue;
    if (kept.length > 1 && positionsEqual(kept.at(-2)!, place)) kept.pop();
    else kept.push(place);
  }
  let from = 0;
  let to = kept.length;
  // Also removes spikes across the end of the list, where the ring closes.
  while (to - from > 2) {
    const [first, second] = [kept[from]!, kept[from + 1]!];
    const [last, beforeLast] = [kept[to - 1]!, kept[to - 2]!];
    if (positionsEqual(first, last)) to -= 1;
    else if (positionsEqual(first, beforeLast)) to -= 2;
    else if (positionsEqual(second, last)) from += 1;
    else break;
  }
  return kept.slice(from, to);
}
