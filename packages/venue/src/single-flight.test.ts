import { describe, expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** A load that the test completes by hand. */
function controlled(): {
  load: SingleFlight<string>;
  signals: AbortSignal[];
  finish: (value: string) => void;
  fail: (error: Error) => void;
} {
  const signals: AbortSignal[] = [];
  let current = Promise.withResolvers<string>();
  const load = new SingleFlight((signal) => {
    signals.push(signal);
    current = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => current.reject(signal.reason));
    return current.promise;
  });
  return {
    load,
    signals,
    finish: (value) => current.resolve(value),
    fail: (error) => current.reject(error),
  };
}

describe('SingleFlight', () => {
  test('loads once for concurrent callers and caches the result', async () => {
    const { load, signals, finish } = controlled();
    const waiting = [load.get(), load.get(new AbortController().signal)];
    finish('done');
    expect(await Promise.all(waiting)).toEqual(['done', 'done']);
    expect(await load.get()).toBe('done');
    expect(signals).toHaveLength(1);
  });

  test('keeps loading while a caller waits', async () => {
    const { load, signals, finish } = controlled();
    const controller = new AbortController();
    const impatient = load.get(controller.signal);
    const patient = load.get();
    controller.abort(new Error('enough'));
    await expect(impatient).rejects.toThrow('enough');
    expect(signals[0]?.aborted).toBe(false);
    finish('done');
    expect(await patient).toBe('done');
  });

  test('aborts the load when the last caller leaves, and starts again on the next call', async () => {
    const { load, signals, finish } = controlled();
    const controllers = [new AbortController(), new AbortController()];
    const waiting = controllers.map(({ signal }) => load.get(signal));
    for (const controller of controllers) controller.abort(new Error('enough'));
    for (const one of waiting) await expect(one).rejects.toThrow('enough');
    expect(signals[0]?.aborted).toBe(true);
    const again = load.get();
    finish('second');
    expect(await again).toBe('second');
    expect(signals).toHaveLength(2);
  });

  test('keeps the result if a signal is aborted afterwards', async () => {
    const { load, signals, finish } = controlled();
    const controller = new AbortController();
    const first = load.get(controller.signal);
    finish('done');
    await first;
    controller.abort();
    expect(await load.get()).toBe('done');
    expect(signals).toHaveLength(1);
  });

  test('starts again after a failure', async () => {
    const { load, finish, fail } = controlled();
    const first = load.get();
    fail(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    const second = load.get();
    finish('online');
    expect(await second).toBe('online');
  });
});
