import { seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { chunkPoints } from './chunk-points.ts';

const random = seededRandom(3);
const POINTS = Array.from({ length: 5000 }, () => ({ x: random() * 200, y: random() * 50 }));

describe('chunkPoints', () => {
  it('keeps few points together', () => {
    expect(chunkPoints(POINTS.slice(0, 300), 400)).toHaveLength(1);
  });

  it('puts every point into a chunk, and no chunk above the size', () => {
    const chunks = chunkPoints(POINTS, 400);
    expect(new Set(chunks.flat()).size).toBe(POINTS.length);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(400);
    expect(chunks.flat().length).toBeLessThan(POINTS.length * 1.5);
  });

  it('lets one get from chunk to chunk through shared points', () => {
    const chunks = chunkPoints(POINTS, 400).map((chunk) => new Set(chunk));
    const reached = new Set([0]);
    for (const chunk of reached) {
      for (const [other, numbers] of chunks.entries()) {
        if ([...numbers].some((number) => chunks[chunk]!.has(number))) reached.add(other);
      }
    }
    expect(reached.size).toBe(chunks.length);
  });

  it('ends when all points are at one place', () => {
    const same = Array.from({ length: 2000 }, () => ({ x: 1, y: 1 }));
    expect(new Set(chunkPoints(same, 400).flat()).size).toBe(2000);
  });
});
