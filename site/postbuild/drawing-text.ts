import type { Element } from 'hast';

/** The text alternative of a drawing, or `undefined` for an icon and everything else. */
export function drawingText(element: Element): string | undefined {
  if (element.tagName !== 'svg') return undefined;
  const description = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'desc',
  );
  const [text] = description?.children ?? [];
  if (text?.type !== 'text') return undefined;
  return `Diagram: ${String(element.properties['ariaLabel'])}. ${text.value}`;
}
