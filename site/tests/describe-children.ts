import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';

/** Lists the children of an element: links with their targets, or their text. */
export function describeChildren(html: string, className: string): string[] {
  let texts: string[] = [];
  visit(fromHtml(html), 'element', ({ properties, children }) => {
    if (!(properties['className'] as string[] | undefined)?.includes(className)) return undefined;
    texts = children.filter((child) => child.type === 'element').map(describe);
    return EXIT;
  });
  return texts;
}

function describe(element: Element): string {
  const links: string[] = [];
  visit(element, 'element', (each) => {
    if (each.tagName === 'a') links.push(`${textOf(each)} ${each.properties['href']}`);
  });
  return links.join(', ') || textOf(element);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
