import { parentPort, workerData } from 'node:worker_threads';
import { readBundle } from '@brand/mvf';
import { toSVG, type ToSvgOptions } from '@brand/mvf/convert';

const { bytes, options } = workerData as {
  readonly bytes: Uint8Array;
  readonly options: ToSvgOptions;
};
const bundle = await readBundle(bytes);
if (bundle.version !== 3) throw new Error('Expected a bundle of version 3.');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(toSVG(await bundle.load(), options));
