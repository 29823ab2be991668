import { visit } from 'unist-util-visit';
import type { MdastNode } from './mdast.ts';

/** Turns URLs inside of `<code>` back into text: Markdown links them everywhere. */
export default function remarkPlainCode() {
  return (root: MdastNode): void => {
    visit(root, 'mdxJsxTextElement', (element: MdastNode) => {
      if (element.name !== 'code') return;
      element.children =
        element.children?.flatMap((child) =>
          child.type === 'link' ? (child.children ?? []) : [child],
        ) ?? [];
    });
  };
}
