import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MAX_WAIT_MS, QueueOverloadError, TimeSlicedQueue } from './time-sliced-queue.ts';

/** A clock that tasks advance. */
function startClock(): { readonly now: () => number; readonly work: (ms: number) => () => number } {
  let time = 0;
  return { now: () => time, work: (ms) => () => (time += ms) };
}

test('runs tasks in order, and yields to the event loop before all are done', async () => {
  const { now, work } = startClock();
  const turns = new TimeSlicedQueue(now);
  const all = Promise.all(Array.from({ length: 10 }, () => turns.run(work(3))));
  const doneByTurn: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await nextTurn();
    doneByTurn.push(now() / 3);
  }
  expect(doneByTurn).toEqual([3, 6, 9, 10, 10]);
  await expect(all).resolves.toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
});

test('rejects only the task that fails', async () => {
  const turns = new TimeSlicedQueue();
  const failing = turns.run(() => {
    throw new Error('no');
  });
  const next = turns.run(() => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('rejects new tasks while the oldest has waited too long, and accepts them again', async () => {
  const { now, work } = startClock();
  const turns = new TimeSlicedQueue(now);
  const first = turns.run(work(MAX_WAIT_MS + 1));
  const second = turns.run(work(1));
  await nextTurn();
  // The second was queued before the first ran.
  await expect(turns.run(work(1))).rejects.toThrow(QueueOverloadError);
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  await expect(turns.run(work(1))).resolves.toBeGreaterThan(0);
});
