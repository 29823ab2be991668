/** Replaces a text within an element, node by node, so that highlighting and links stay. */
export function replaceText(element: Element, from: string, to: string): void {
  if (!element.textContent.includes(from)) return;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nodeValue } = node;
    if (nodeValue?.includes(from)) node.nodeValue = nodeValue.replaceAll(from, to);
  }
}
