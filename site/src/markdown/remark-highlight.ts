import { visit } from 'unist-util-visit';
import { type CodeLink, highlightCode, isKnownLanguage } from './highlight-code.ts';
import { parseFenceMeta } from './parse-fence-meta.ts';

type Node = { type: string; children?: Node[] };
type Fence = Node & {
  lang?: string | null;
  meta?: string | null;
  value: string;
  /** `remark-include-sample` finds links. */
  data?: { readonly links?: readonly CodeLink[] };
};
type File = { path?: string; fail: (message: string, node: Node) => never };

/** Replaces each fenced block by a `CodeBlock` that carries its highlighted HTML. */
export default function remarkHighlight() {
  return async (root: Node, file: File): Promise<void> => {
    const found: { fence: Fence; replace: (node: Node) => void }[] = [];
    visit(root as never, 'code', (node: Fence, index: number, parent: { children: Node[] }) => {
      found.push({ fence: node, replace: (block) => (parent.children[index] = block) });
    });
    await Promise.all(
      found.map(async ({ fence, replace }) => replace(await toCodeBlock(fence, file))),
    );
  };
}

async function toCodeBlock(fence: Fence, file: File): Promise<Node> {
  const language = fence.lang ?? '';
  if (!isKnownLanguage(language)) {
    file.fail(
      `A code fence needs a language that the highlighter knows, found "${language}". ` +
        'Use `text` for plain output.',
      fence,
    );
  }
  const { title, markedLines } = parseFenceMeta(fence.meta ?? '');
  const html = await highlightCode(fence.value, language, {
    markedLines,
    links: fence.data?.links ?? [],
  });
  const attributes = Object.entries({ language, title, html })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
  return { type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [] } as Node;
}
