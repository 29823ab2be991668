/** What comes until a signal fires; then it throws the reason, also where the source does not heed it. */
export async function* iterateUntilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const aborted = Promise.withResolvers<never>();
  // Nobody may be waiting when it fires.
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
    // Not awaited: it may be busy with what it was asked last.
    iterator.return?.()?.catch(() => undefined);
  }
}
