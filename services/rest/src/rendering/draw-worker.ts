import { parentPort } from 'node:worker_threads';
import { readBundle } from '@brand/mvf';
import { toSVG } from '@brand/mvf/convert';
import type { RenderResult, RenderTask } from './drawing.ts';

parentPort?.on('message', async (task: RenderTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await drawingOf(task));
});

async function drawingOf({ bytes, options }: RenderTask): Promise<RenderResult> {
  try {
    const bundle = await readBundle(bytes);
    if (bundle.version !== 3) throw new Error('Expected a bundle of version 3.');
    return { svg: toSVG(await bundle.load(), options) };
  } catch (error) {
    return { failure: `The floor could not be drawn: ${String(error)}` };
  }
}
