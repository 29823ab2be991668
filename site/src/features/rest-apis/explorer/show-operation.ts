import type { AskedOperation } from '../try-anchor';
import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type Where = { readonly ui: SwaggerSystem; readonly frame: HTMLElement };

/** Opens an operation as soon as it is there, and goes to it if it is to be tried. Answers how to stop. */
export function showOperation(
  { operationId, isToTry }: AskedOperation,
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
