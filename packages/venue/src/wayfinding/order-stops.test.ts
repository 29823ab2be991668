import { pointDistance, seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { orderStops, type StopCost } from './order-stops.ts';

function totalOf(order: readonly number[], cost: StopCost): number {
  return order.slice(1).reduce((sum, stop, index) => sum + cost(order[index]!, stop), 0);
}

function* permutationsOf(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permutationsOf(items.filter((one) => one !== item))) yield [item, ...rest];
  }
}

describe('orderStops', () => {
  it.each([1, 2, 3, 4])('finds the optimal order, with asymmetric costs (%i)', (seed) => {
    const random = seededRandom(seed);
    const table = Array.from({ length: 7 }, () => Array.from({ length: 7 }, () => random() * 100));
    const cost: StopCost = (from, to) => table[from]![to]!;
    const best = Math.min(
      ...[...permutationsOf([1, 2, 3, 4, 5, 6])].map((order) => totalOf([0, ...order], cost)),
    );
    const order = orderStops(7, cost);
    expect(order[0]).toBe(0);
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(totalOf(order, cost)).toBeCloseTo(best, 9);
  });

  it('finds a good order for many stops', () => {
    // The optimum around a circle is known: along it, without the longest gap at the end.
    const count = 24;
    const places = Array.from({ length: count }, (_, index) => {
      const angle = (((index * 7) % count) / count) * 2 * Math.PI;
      return { x: Math.cos(angle), y: Math.sin(angle) };
    });
    const cost: StopCost = (from, to) => pointDistance(places[from]!, places[to]!);
    const order = orderStops(count, cost);
    expect(order[0]).toBe(0);
    expect(new Set(order).size).toBe(count);
    expect(totalOf(order, cost)).toBeLessThan(1.1 * 2 * Math.PI);
  });

  it('keeps the given order if no route leads through all stops', () => {
    expect(orderStops(4, (from, to) => (from === 3 || to === 3 ? Infinity : 1))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('keeps one or two stops as they are', () => {
    expect(orderStops(1, () => 1)).toEqual([0]);
    expect(orderStops(2, () => 1)).toEqual([0, 1]);
  });
});
