/**
 * Runs in a page before its own scripts: maps are drawn without smooth edges, which are half of the
 * work where there is no graphics card. For pages whose pictures nobody keeps.
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
