import { LoadError } from './load-error';
import { BENCH_LIMITS } from './workbench-limits';
import type { OnBenchProgress } from './protocol';

const MAX_BYTES = BENCH_LIMITS.maxArchiveBytes;

export type SizedStream = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Expected size in bytes; 0 if unknown. */
  readonly size: number;
};

/** Reads a stream up to the size that the workbench accepts. */
export async function readStream(
  { body, size }: SizedStream,
  onProgress: OnBenchProgress,
): Promise<Uint8Array<ArrayBuffer>> {
  if (size > MAX_BYTES) throw createTooLargeError(size, MAX_BYTES);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for await (const chunk of chunksOf(body)) {
    done += chunk.length;
    if (done > MAX_BYTES) throw createTooLargeError(done, MAX_BYTES);
    chunks.push(chunk);
    onProgress({ phase: 'loading', done, total: Math.max(size, done) });
  }
  if (done === 0) throw new LoadError('empty-file', 'The file has 0 bytes.');
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Some browsers cannot iterate over a stream. */
async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

export function createTooLargeError(bytes: number, most: number): LoadError {
  return new LoadError(
    'limit-exceeded',
    `The file is too large for the workbench: expected up to ${megabytes(most)} MB, found ${megabytes(bytes)} MB.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 0);
}
