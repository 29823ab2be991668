import { expect, test } from 'vitest';
import { MinHeap } from './min-heap.ts';
import { seededRandom } from './seeded-random.ts';

test('ids come out by priority, beyond the first capacity', () => {
  const random = seededRandom(5);
  const heap = new MinHeap(2);
  const priorities = Array.from({ length: 500 }, () => random());
  for (const [id, priority] of priorities.entries()) heap.push(id, priority);
  expect(heap.size).toBe(500);
  const expected = [...priorities.keys()].toSorted((a, b) => priorities[a]! - priorities[b]!);
  for (const id of expected) {
    expect(heap.topPriority).toBe(priorities[id]);
    expect(heap.pop()).toBe(id);
  }
});

test('pops equal priorities by id, whatever the insertion order', () => {
  const heap = new MinHeap();
  for (const id of [3, 1, 4, 0, 2]) heap.push(id, 1);
  expect(Array.from({ length: 5 }, () => heap.pop())).toEqual([0, 1, 2, 3, 4]);
});

test('pushes and pops may alternate', () => {
  const heap = new MinHeap();
  heap.push(1, 5);
  heap.push(2, 3);
  expect(heap.pop()).toBe(2);
  heap.push(3, 4);
  heap.push(1, 1);
  expect([heap.pop(), heap.pop(), heap.pop()]).toEqual([1, 3, 1]);
});

test('returns -1 when the heap is empty', () => {
  const heap = new MinHeap(0);
  expect([heap.pop(), heap.topPriority, heap.size]).toEqual([-1, Infinity, 0]);
  heap.push(1, 1);
  heap.clear();
  expect([heap.pop(), heap.size]).toEqual([-1, 0]);
});
