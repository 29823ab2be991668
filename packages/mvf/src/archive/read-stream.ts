/**
 * Collects a stream. `check` is called with the announced size, then with the size so far after
 * every chunk, and stops the stream by throwing. An endless stream therefore costs one chunk more
 * than `check` allows.
 */
export async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  check: (size: number) => void,
  announced = 0,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    check(announced);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return chunks;
      chunks.push(value);
      check((size += value.length));
    }
  } catch (error) {
    // Cancelling a stream that failed rejects with the error that is thrown here anyway.
    reader.cancel(error).catch(() => {});
    throw error;
  }
}

/** Joins chunks into one separate array. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let size = 0;
  for (const chunk of chunks) size += chunk.length;
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
