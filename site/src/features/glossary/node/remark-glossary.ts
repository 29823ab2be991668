import type { MdastNode } from '../../../markdown/mdast.ts';
import { text } from '../../../markdown/mdast-builder.ts';
import { findWords } from './find-words.ts';
import { wordAddress } from '../word-address.ts';

type File = { readonly path?: string };

/** Nodes that are links already, name something, or are not prose. */
const LEFT_ALONE = new Set([
  'heading',
  'link',
  'linkReference',
  'inlineCode',
  'code',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);
/** The page with the glossary, and pages that are not read from the start. */
const LEFT_OUT = /(?:\/docs\/overview|release-notes)\.mdx$/;

/** Links the first mention of each word to the glossary; its definition opens as a card. */
export default function remarkGlossary() {
  return (root: MdastNode, { path = '' }: File): void => {
    if (LEFT_OUT.test(path.replaceAll('\\', '/'))) return;
    const known = new Set<string>();
    linkIn(root);

    function linkIn(parent: MdastNode): void {
      if (!parent.children) return;
      // The first row of a table is its header.
      const children = parent.children.slice(parent.type === 'table' ? 1 : 0);
      for (const child of children) {
        if (child.type === 'text') replace(parent, child);
        else if (!LEFT_ALONE.has(child.type)) linkIn(child);
      }
    }

    function replace(parent: MdastNode, node: MdastNode): void {
      const value = node.value ?? '';
      const parts: MdastNode[] = [];
      let end = 0;
      for (const found of findWords(value, (id) => known.has(id))) {
        known.add(found.id);
        parts.push(text(value.slice(end, found.start)), {
          type: 'link',
          url: wordAddress(found.id),
          data: { hProperties: { 'data-word': '' } },
          children: [text(value.slice(found.start, found.end))],
        });
        end = found.end;
      }
      if (parts.length === 0) return;
      parts.push(text(value.slice(end)));
      const index = parent.children?.indexOf(node) ?? -1;
      parent.children?.splice(index, 1, ...parts.filter((part) => part.value !== ''));
    }
  };
}
