/** What `markQuiet` puts into a page. */
export type QuietMark = {
  /** Resolves when anything was drawn. */
  readonly firstDraw: Promise<void>;
  /** Resolves when nothing was drawn for `quiet` ms, or after `limit` ms. */
  readonly whenQuiet: (quiet: number, limit: number) => Promise<void>;
};

/**
 * Runs in a page before its own scripts: notes when anything draws with WebGL, whichever library it
 * is that draws.
 */
export function markQuiet(): void {
  type Context = Record<string, (...parameters: unknown[]) => unknown>;
  const prototype = (globalThis as unknown as { WebGL2RenderingContext: { prototype: Context } })
    .WebGL2RenderingContext.prototype;
  let lastDraw = 0;
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
      tellFirstDraw();
      return draw.apply(this, parameters);
    };
  }
  const whenQuiet: QuietMark['whenQuiet'] = (quiet, limit) => {
    const begin = performance.now();
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        if (now - Math.max(begin, lastDraw) < quiet && now - begin < limit) return;
        clearInterval(timer);
        resolve();
      }, 20);
    });
  };
  Object.assign(globalThis, { quietMark: { firstDraw, whenQuiet } satisfies QuietMark });
}
