/**
 * Init script that disables WebGL antialiasing, half the cost of software rendering. For pages
 * whose screenshots are not kept.
 */
export function disableAntialiasing(): void {
  type GetContext = (this: unknown, type: string, options?: object) => unknown;
  const { prototype } = (
    globalThis as unknown as { HTMLCanvasElement: { prototype: { getContext: GetContext } } }
  ).HTMLCanvasElement;
  const { getContext } = prototype;
  prototype.getContext = function (type, options) {
    return getContext.call(
      this,
      type,
      type.startsWith('webgl') ? { ...options, antialias: false } : options,
    );
  };
}
