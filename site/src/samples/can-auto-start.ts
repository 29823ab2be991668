let answer: Promise<boolean> | undefined;

/**
 * Whether samples may start when they come into view: the reader accepts motion, does not save
 * data, has a fast connection, and has hardware-accelerated WebGL. Determined once, when the page is idle.
 */
export function canAutoStart(): Promise<boolean> {
  answer ??= whenAtRest().then(
    () =>
      !matchMedia('(prefers-reduced-motion: reduce)').matches &&
      !hasSlowConnection() &&
      hasHardwareRendering(),
  );
  return answer;
}

/** Not every browser tells. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function hasSlowConnection(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
  );
}

/** Software renderers work, but slow the page down. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

function hasHardwareRendering(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const { UNMASKED_RENDERER_WEBGL = context.RENDERER } =
    context.getExtension('WEBGL_debug_renderer_info') ?? {};
  const renderer = String(context.getParameter(UNMASKED_RENDERER_WEBGL));
  // Browsers limit the number of live contexts.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}

async function whenAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Not supported by every browser.
  const idle: typeof requestIdleCallback =
    globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  await new Promise((resolve) => idle(resolve));
}
