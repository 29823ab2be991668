import { expect, test } from 'vitest';
import type { BenchProgress } from './protocol.ts';
import { throttleProgress } from './throttle-progress.ts';

test('reports each phase immediately, and then ten times a second', () => {
  const told: BenchProgress[] = [];
  let time = 0;
  const tell = throttleProgress(
    (progress) => told.push(progress),
    () => time,
  );
  for (; time < 1000; time += 5) tell({ phase: 'loading', done: time, total: 1000 });
  expect(told).toHaveLength(10);
  tell({ phase: 'checking', done: 0, total: 1 });
  expect(told.at(-1)?.phase).toBe('checking');
});
