import { Worker } from 'node:worker_threads';
import type { SvgRequest } from '@brand/rest-api';

export type DrawLimits = {
  readonly milliseconds: number;
  /** Of the heap in which a floor is drawn. */
  readonly megabytes: number;
};

export type Drawing =
  | { readonly svg: string; readonly failure?: undefined }
  | { readonly failure: string };

/** Who draws a floor of a bundle. */
export type Draw = (bytes: Uint8Array, request: SvgRequest) => Promise<Drawing>;

const DRAW_LIMITS: DrawLimits = { milliseconds: 20_000, megabytes: 384 };
/** The largest floor of the demo venues has a tenth of it. */
const LONGEST_SVG = 8 * 2 ** 20;
const WORKER = new URL('./draw-worker.ts', import.meta.url);

/** Draws a floor in a thread of its own, so that requests of others go on meanwhile. */
export async function drawFloor(
  bytes: Uint8Array,
  { floorId, style, ...rest }: SvgRequest,
  { milliseconds, megabytes }: DrawLimits = DRAW_LIMITS,
): Promise<Drawing> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, options: { ...rest, floorId, theme: style ?? 'light' } },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const { promise, resolve } = Promise.withResolvers<Drawing>();
  const fail = (failure: string): void => resolve({ failure });
  const timer = setTimeout(
    () => fail(`Drawing took longer than ${milliseconds / 1000} s and was stopped.`),
    milliseconds,
  );
  worker.once('message', (svg: string) =>
    svg.length > LONGEST_SVG ? fail('The drawing is too large to be kept.') : resolve({ svg }),
  );
  worker.once('error', (error) => fail(`The floor could not be drawn: ${String(error)}`));
  worker.once('exit', () => fail('Drawing ended without a result.'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
