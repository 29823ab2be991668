import { expect, test } from 'vitest';
import { createBenchClient } from './workbench-client.ts';

/** A worker that never responds. */
class SilentWorker extends EventTarget {
  isTerminated = false;
  postMessage(): void {}
  terminate(): void {
    this.isTerminated = true;
  }
}

function startSilent() {
  const worker = new SilentWorker();
  const client = createBenchClient(() => worker as unknown as Worker);
  const question = { kind: 'file', name: 'a.zip', file: new Blob(['a']) } as const;
  return { worker, client, answer: client.open(question, () => {}) };
}

test.each(['error', 'messageerror'])(
  'rejects all calls when the worker ends with "%s"',
  async (event) => {
    const { worker, client, answer } = startSilent();
    worker.dispatchEvent(new Event(event));
    await expect(answer).rejects.toThrow('stopped, perhaps because the file needs more memory');
    await expect(client.place(0)).rejects.toThrow('stopped');
    expect(worker.isTerminated).toBe(true);
  },
);

test('terminates a cancelled worker and rejects with the reason', async () => {
  const { worker, client, answer } = startSilent();
  client.end('Cancelled.');
  await expect(answer).rejects.toThrow('Cancelled.');
  expect(worker.isTerminated).toBe(true);
});
