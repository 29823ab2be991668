import { expect, test } from 'vitest';
import { runInSlices, runSync, type SlicedTask } from './time-slices.ts';

function* sumUpTo(limit: number, milliseconds = 0): SlicedTask<number> {
  let sum = 0;
  for (let number = 1; number <= limit; number += 1) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    sum += number;
    yield;
  }
  return sum;
}

function* fail(): SlicedTask<number> {
  yield;
  throw new Error('line 7');
}

test('returns the same result at once and in slices', async () => {
  expect(runSync(sumUpTo(4))).toBe(10);
  expect(await runInSlices(sumUpTo(4))).toBe(10);
});

test('runs timers between slices', async () => {
  const order: string[] = [];
  const task = runInSlices(sumUpTo(20, 5)).then(() => order.push('task'));
  setTimeout(() => order.push('timer'), 1);
  await task;
  expect(order).toEqual(['timer', 'task']);
});

test('throws the error of the task', async () => {
  expect(() => runSync(fail())).toThrow('line 7');
  await expect(runInSlices(fail())).rejects.toThrow('line 7');
});
