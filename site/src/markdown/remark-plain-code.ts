import { visit } from 'unist-util-visit';
import type { MdastNode } from './mdast.ts';

/** Addresses inside of `<code>` are text: Markdown makes links of them everywhere. */
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
