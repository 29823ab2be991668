import type { LngLat } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { removeSpikes } from './remove-spikes.ts';

const [A, B, C, D, E] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [5, 5],
] as [LngLat, LngLat, LngLat, LngLat, LngLat];

describe('removeSpikes', () => {
  it('removes parts that go out and straight back', () => {
    expect(removeSpikes([A, B, E, B, C, D])).toEqual([A, B, C, D]);
    expect(removeSpikes([A, B, E, [6, 6], E, B, C, D])).toEqual([A, B, C, D]);
  });

  it('removes a spike at the first or last point', () => {
    expect(removeSpikes([E, A, B, C, D, A])).toEqual([A, B, C, D]);
    expect(removeSpikes([A, B, C, D, A, E])).toEqual([A, B, C, D]);
  });

  it('leaves a sound ring as it is', () => {
    expect(removeSpikes([A, B, C, D])).toEqual([A, B, C, D]);
  });

  it('removes a line drawn to and fro completely', () => {
    expect(removeSpikes([A, B, C, B]).length).toBeLessThan(3);
  });
});
