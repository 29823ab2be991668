import { runInWorker } from '@site/src/kit/run-in-worker';
import { type CsvMapping, MAX_BYTES, type Recording, RecordingError } from './recording';
import type { RecordingReader } from './recording-worker';

/** A file of the reader, or a pasted text. */
export type RecordingSource = { readonly name: string; readonly blob: Blob };

const TIMEOUT_MS = 20_000;

/** Reads a recording in a worker. Throws an Error with advice. */
export async function openRecording(
  { name, blob }: RecordingSource,
  mapping?: CsvMapping,
): Promise<Recording> {
  if (blob.size > MAX_BYTES) {
    throw new RecordingError(
      `${name} is too large: expected up to ${MAX_BYTES / 1e6} MB, found ${(blob.size / 1e6).toFixed(1)} MB. Cut the file into parts.`,
    );
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await runInWorker<RecordingReader, Recording>({
      worker: new Worker(
        /* webpackChunkName: "worker-recording" */ new URL(
          './recording-worker.ts',
          import.meta.url,
        ),
        { name: 'recording-reader' },
      ),
      ask: (reader) => reader.read(blob, name, mapping),
      failure: 'The recording could not be read. Reload the page and try again.',
      signal,
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new RecordingError(
      `${name} took longer than ${TIMEOUT_MS / 1000} s to read. Cut the file into parts.`,
      { cause: error },
    );
  }
}
