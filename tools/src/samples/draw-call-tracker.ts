/** Interface that `trackDrawCalls` adds to a page. */
export type DrawCallTracker = {
  /** Resolves after the first draw call. */
  readonly firstDraw: Promise<void>;
  /** Resolves after `quiet` ms without a draw call, or after `limit` ms. */
  readonly whenQuiet: (quiet: number, limit: number) => Promise<void>;
};

/** Init script that records WebGL draw calls of any library. */
export function trackDrawCalls(): void {
  type Context = Record<string, (...parameters: unknown[]) => unknown>;
  const { WebGL2RenderingContext: context, requestAnimationFrame: whenFrame } =
    globalThis as unknown as {
      readonly WebGL2RenderingContext: { readonly prototype: Context };
      readonly requestAnimationFrame: (callback: () => void) => void;
    };
  const { prototype } = context;
  const minQuietFrames = 3;
  let lastDraw = 0;
  let quietFrames = 0;
  const { promise: firstDraw, resolve: tellFirstDraw } = Promise.withResolvers<void>();
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ]) {
    const draw = prototype[name]!;
    prototype[name] = function (this: unknown, ...parameters) {
      lastDraw = performance.now();
      quietFrames = 0;
      tellFirstDraw();
      return draw.apply(this, parameters);
    };
  }
  // Frames count as well as time, because a page that waits for the processor or the GPU gets none.
  const whenQuiet: DrawCallTracker['whenQuiet'] = (quiet, limit) => {
    const begin = performance.now();
    quietFrames = 0;
    return new Promise((resolve) => {
      const check = (): void => {
        const now = performance.now();
        quietFrames += 1;
        const isQuiet = now - Math.max(begin, lastDraw) >= quiet && quietFrames > minQuietFrames;
        if (isQuiet || now - begin >= limit) resolve();
        else whenFrame(check);
      };
      whenFrame(check);
    });
  };
  Object.assign(globalThis, { quietMark: { firstDraw, whenQuiet } satisfies DrawCallTracker });
}
