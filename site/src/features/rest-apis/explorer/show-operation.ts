import type { RequestedOperation } from '../try-anchor';
import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type Where = { readonly ui: SwaggerSystem; readonly frame: HTMLElement };

/**
 * Opens an operation once it is rendered, and scrolls to it if it is to be tried. Returns a
 * function that cancels.
 */
export function showOperation(
  { operationId, isToTry }: RequestedOperation,
  { ui, frame }: Where,
): () => void {
  const show = (): boolean => {
    const block = frame.querySelector(`.opblock[id$="-${operationId}"]`);
    if (!block) return false;
    const [, tag = ''] = block.id.split('-');
    ui.layoutActions.show(['operations', tag, operationId], true);
    if (isToTry) {
      block.scrollIntoView();
      block.querySelector<HTMLElement>('.opblock-summary-control')?.focus({ preventScroll: true });
    }
    return true;
  };
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  if (!show()) observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
