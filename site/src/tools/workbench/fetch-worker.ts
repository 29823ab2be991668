import * as Comlink from 'comlink';
import { fetchStream } from './fetch-stream';
import type { OnBenchProgress, Refusal } from './protocol';
import { readStream } from './read-stream';
import { codeOfFailure, refuseFile } from './refuse-file';
import { throttleProgress } from './throttle-progress';

export type FetchedFile =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly refusal: Refusal };

/** Loads a file of another host. Apart from the worker that opens files: that one has no way out. */
async function fetchFile(
  name: string,
  address: string,
  onProgress: OnBenchProgress,
): Promise<FetchedFile> {
  try {
    const stream = await fetchStream({ name, address });
    const bytes = await readStream(stream, throttleProgress(onProgress));
    return Comlink.transfer({ bytes }, [bytes.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { refusal: refuseFile(name, { code: codeOfFailure(error), message }) };
  }
}

export type FetchApi = { readonly fetchFile: typeof fetchFile };

Comlink.expose({ fetchFile } satisfies FetchApi);
