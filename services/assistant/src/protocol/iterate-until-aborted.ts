/** Iterates until a signal fires, then throws its reason, even if the source ignores the signal. */
export async function* iterateUntilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const aborted = Promise.withResolvers<never>();
  // Prevents an unhandled rejection if nothing awaits it when it fires.
  aborted.promise.catch(() => undefined);
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted.promise]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited, because the source may still be busy.
    iterator.return?.()?.catch(() => undefined);
  }
}
