import { expect, test } from 'vitest';
import { askWithProgress } from './ask-with-progress.ts';

test('drops progress that arrives after the response', async () => {
  const told: number[] = [];
  let late: ((done: number) => void) | undefined;
  const answer = await askWithProgress<[number], string>(
    async (onProgress) => {
      late = onProgress;
      onProgress(1);
      return 'done';
    },
    (done) => told.push(done),
  );
  late?.(2);
  expect({ answer, told }).toEqual({ answer: 'done', told: [1] });
});

test('drops progress after the request failed', async () => {
  const told: number[] = [];
  let late: ((done: number) => void) | undefined;
  const asked = askWithProgress<[number], string>(
    async (onProgress) => {
      late = onProgress;
      throw new Error('broken');
    },
    (done) => told.push(done),
  );
  await expect(asked).rejects.toThrow('broken');
  late?.(2);
  expect(told).toEqual([]);
});
