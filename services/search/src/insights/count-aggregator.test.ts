import { describe, expect, test } from 'vitest';
import { CountAggregator } from './count-aggregator.ts';

function countsOf(aggregator: CountAggregator): unknown[] {
  return aggregator.take(100).map(({ key, counts, records }) => [key.join(), counts, records]);
}

describe('CountAggregator', () => {
  test('sums counts by key', () => {
    const aggregator = new CountAggregator(10);
    aggregator.add(['monday', 'map'], [1, 1]);
    aggregator.add(['monday', 'map'], [1, 0]);
    aggregator.add(['tuesday', 'map'], [1, 0]);
    expect(countsOf(aggregator)).toEqual([
      ['monday,map', [2, 1], 2],
      ['tuesday,map', [1, 0], 1],
    ]);
  });

  test('tells keys apart whose values are the same when joined', () => {
    const aggregator = new CountAggregator(10);
    aggregator.add(['a b', 'c'], [1]);
    aggregator.add(['a', 'b c'], [1]);
    expect(aggregator.size).toBe(2);
  });

  test('rejects new keys at its limit, and still counts those it has', () => {
    const aggregator = new CountAggregator(2);
    expect(['a', 'b', 'c', 'a'].map((key) => aggregator.add([key], [1]))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(countsOf(aggregator)).toEqual([
      ['a', [2], 2],
      ['b', [1], 1],
    ]);
  });

  test('counts rows that are being written towards its limit, until they are written', () => {
    const aggregator = new CountAggregator(2);
    aggregator.add(['a'], [1]);
    aggregator.add(['b'], [1]);
    const batch = aggregator.take(1);
    expect([aggregator.size, aggregator.add(['c'], [1])]).toEqual([2, false]);
    aggregator.release(batch);
    expect([aggregator.size, aggregator.add(['c'], [1])]).toEqual([1, true]);
  });

  test('merges a batch that was not written with what was counted since', () => {
    const aggregator = new CountAggregator(2);
    aggregator.add(['a'], [1]);
    const batch = aggregator.take(1);
    aggregator.add(['a'], [5]);
    aggregator.restore(batch);
    expect(aggregator.size).toBe(1);
    expect(countsOf(aggregator)).toEqual([['a', [6], 2]]);
  });
});
