import { visit } from 'unist-util-visit';
import { highlightCode, isKnownLanguage } from './highlight-code.ts';
import type { Fence, MdastNode } from './mdast.ts';
import { element } from './mdast-builder.ts';
import { parseFenceMeta } from './parse-fence-meta.ts';

type File = { path?: string; fail: (message: string, node: MdastNode) => never };

/** Replaces each fenced block by a `CodeBlock` that carries its highlighted HTML. */
export default function remarkHighlight() {
  return async (root: MdastNode, file: File): Promise<void> => {
    const found: { fence: Fence; replace: (node: MdastNode) => void }[] = [];
    visit(root, 'code', (node: Fence, index: number, parent: { children: MdastNode[] }) => {
      found.push({ fence: node, replace: (block) => (parent.children[index] = block) });
    });
    await Promise.all(
      found.map(async ({ fence, replace }) => replace(await toCodeBlock(fence, file))),
    );
  };
}

async function toCodeBlock(fence: Fence, file: File): Promise<MdastNode> {
  const language = fence.lang ?? '';
  if (!isKnownLanguage(language)) {
    file.fail(
      `A code fence needs a language that the highlighter knows, found "${language}". ` +
        'Use `text` for plain output.',
      fence,
    );
  }
  const { title, whole, markedLines } = parseFenceMeta(fence.meta ?? '');
  const html = await highlightCode(fence.value, language, {
    markedLines,
    links: fence.data?.links ?? [],
  });
  return element('CodeBlock', { language, title, whole, html });
}
