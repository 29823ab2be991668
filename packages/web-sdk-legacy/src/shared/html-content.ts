import { SdkError } from './sdk-error.ts';

/** The element that HTML describes, in a box of its own so that any HTML has one. */
export function htmlContent(html: string | HTMLElement, owner: HTMLElement): HTMLElement {
  if (typeof html !== 'string') return html;
  const box = owner.ownerDocument.createElement('div');
  box.innerHTML = html;
  return box;
}

/** The bubble of a tooltip. A text stays a text; the stylesheet gives it its look. */
export function tooltipContent(content: string | HTMLElement, owner: HTMLElement): HTMLElement {
  if (content === '') {
    throw new SdkError('sdk/bad-option', 'tooltip: expected a text or an element, found "".');
  }
  const bubble = owner.ownerDocument.createElement('div');
  bubble.className = 'sdk-tooltip';
  bubble.append(content);
  return bubble;
}
