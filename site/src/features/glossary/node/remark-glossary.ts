import { findWords } from './find-words.ts';
import { wordAddress } from '../word-address.ts';

type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  data?: unknown;
  children?: Node[];
};
type File = { readonly path?: string };

/** Their text leads elsewhere already, names something, or is no sentence. */
const LEFT_ALONE = new Set([
  'heading',
  'link',
  'linkReference',
  'inlineCode',
  'code',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);
/** The page with the glossary, and pages that are read from the middle. */
const LEFT_OUT = /(?:\/docs\/overview|release-notes)\.mdx$/;

/** Makes a link to the glossary of the first mention of each word; its meaning opens as a card. */
export default function remarkGlossary() {
  return (root: Node, { path = '' }: File): void => {
    if (LEFT_OUT.test(path.replaceAll('\\', '/'))) return;
    const known = new Set<string>();
    linkIn(root);

    function linkIn(parent: Node): void {
      if (!parent.children) return;
      // The first row of a table is its head.
      const children = parent.children.slice(parent.type === 'table' ? 1 : 0);
      for (const child of children) {
        if (child.type === 'text') replace(parent, child);
        else if (!LEFT_ALONE.has(child.type)) linkIn(child);
      }
    }

    function replace(parent: Node, node: Node): void {
      const text = node.value ?? '';
      const parts: Node[] = [];
      let end = 0;
      for (const found of findWords(text, (id) => known.has(id))) {
        known.add(found.id);
        parts.push(textNode(text.slice(end, found.start)), {
          type: 'link',
          url: wordAddress(found.id),
          data: { hProperties: { 'data-word': '' } },
          children: [textNode(text.slice(found.start, found.end))],
        });
        end = found.end;
      }
      if (parts.length === 0) return;
      parts.push(textNode(text.slice(end)));
      const index = parent.children?.indexOf(node) ?? -1;
      parent.children?.splice(index, 1, ...parts.filter(({ value }) => value !== ''));
    }
  };
}

function textNode(value: string): Node {
  return { type: 'text', value };
}
