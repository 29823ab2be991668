import { SdkError } from './sdk-error.ts';

/** Creates an element from HTML. A wrapper element allows any HTML. */
export function htmlContent(html: string | HTMLElement, owner: HTMLElement): HTMLElement {
  if (typeof html !== 'string') return html;
  const box = owner.ownerDocument.createElement('div');
  box.innerHTML = html;
  return box;
}

/** Creates the bubble of a tooltip. Strings stay plain text; the stylesheet styles the bubble. */
export function tooltipContent(content: string | HTMLElement, owner: HTMLElement): HTMLElement {
  if (content === '') {
    throw new SdkError('sdk/bad-option', 'tooltip: expected a text or an element, found "".');
  }
  const bubble = owner.ownerDocument.createElement('div');
  bubble.className = 'sdk-tooltip';
  bubble.append(content);
  return bubble;
}
