/** The iterator's next result. Rejects with `late()` after `limitMs`. */
export async function nextWithTimeout<Value>(
  iterator: AsyncIterator<Value>,
  limitMs: number,
  late: () => Error,
): Promise<IteratorResult<Value>> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), limitMs);
  try {
    return await Promise.race([iterator.next(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
