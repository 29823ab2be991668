import { expect, test } from 'vitest';
import { finish, finishInTurns, type Pausable } from './pausable.ts';

function* count(to: number, milliseconds = 0): Pausable<number> {
  let sum = 0;
  for (let number = 1; number <= to; number += 1) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    sum += number;
    yield;
  }
  return sum;
}

function* broken(): Pausable<number> {
  yield;
  throw new Error('line 7');
}

test('work is done at once, or in turns with the same result', async () => {
  expect(finish(count(4))).toBe(10);
  expect(await finishInTurns(count(4))).toBe(10);
});

test('others have their turns while long work is done', async () => {
  const order: string[] = [];
  const work = finishInTurns(count(20, 5)).then(() => order.push('work'));
  setTimeout(() => order.push('timer'), 1);
  await work;
  expect(order).toEqual(['timer', 'work']);
});

test('what goes wrong in the work is thrown', async () => {
  expect(() => finish(broken())).toThrow('line 7');
  await expect(finishInTurns(broken())).rejects.toThrow('line 7');
});
