import { visit } from 'unist-util-visit';

type Node = { type: string; name?: string | null; children?: Node[] };

/** Addresses inside of `<code>` are text: Markdown makes links of them everywhere. */
export default function remarkPlainCode() {
  return (root: Node): void => {
    visit(root as never, 'mdxJsxTextElement', (element: Node) => {
      if (element.name !== 'code') return;
      element.children =
        element.children?.flatMap((child) =>
          child.type === 'link' ? (child.children ?? []) : [child],
        ) ?? [];
    });
  };
}
