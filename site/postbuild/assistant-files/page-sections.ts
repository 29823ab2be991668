import type { KnownBlock, KnownSection } from '@brand/wire/assistant';
import type { BlockContent, Nodes, RootContent, Table } from 'mdast';
import { printMarkdown } from '../markdown-pages/to-markdown.ts';

type Section = { -readonly [Key in keyof KnownSection]: KnownSection[Key] } & {
  blocks: KnownBlock[];
};

/** Summary of the fold with the whole sample below an excerpt: one file, or several. */
const WHOLE_SAMPLE = /^Whole sample(?:, (\d+) files)?$/;
/** Title of a file in the fold. */
const FILE_NAME = /^[\w.-]+\.tsx?$/;
const VERIFIED = /^Verified with /;

/** Splits the Markdown of a page into sections of blocks, by heading. */
export function pageSections(tree: Nodes, title: string): KnownSection[] {
  const sections: Section[] = [{ heading: title, level: 1, blocks: [] }];
  let filesInFold = 0;
  for (const node of 'children' in tree ? (tree.children as RootContent[]) : []) {
    if (node.type === 'heading') {
      if (node.depth === 1) continue;
      const heading = printMarkdown({ type: 'paragraph', children: node.children }).trim();
      const anchor = node.data?.id;
      sections.push({ heading, level: node.depth, blocks: [], ...(anchor && { anchor }) });
      continue;
    }
    const block = blockOf(node);
    if (!block) continue;
    const text = block.kind === 'text' ? block.markdown : '';
    const fold = WHOLE_SAMPLE.exec(text);
    if (fold) filesInFold = Number(fold[1] ?? 1);
    else if (block.kind === 'code' && filesInFold > 0) {
      filesInFold -= 1;
      sections.at(-1)?.blocks.push({ ...block, isWhole: true });
    } else if (!VERIFIED.test(text) && !(filesInFold > 0 && FILE_NAME.test(text))) {
      filesInFold = 0;
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections;
}

function blockOf(node: RootContent | BlockContent): KnownBlock | undefined {
  switch (node.type) {
    case 'code':
      return { kind: 'code', language: node.lang ?? '', code: node.value };
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered ?? false,
        items: node.children.map((item) => print({ type: 'root', children: item.children })),
      };
    case 'table':
      return tableOf(node);
    case 'blockquote':
      return noteOf(print({ type: 'root', children: node.children }));
    case 'paragraph': {
      // An image alone has no text.
      const hasWords = node.children.some(({ type }) => type !== 'image' && type !== 'break');
      return hasWords ? { kind: 'text', markdown: print(node) } : undefined;
    }
    default:
      return undefined;
  }
}

/** An admonition starts with its kind: `tip`. */
function noteOf(markdown: string): KnownBlock {
  const [, tone = 'note', text = markdown] = /^(\w+)\n\n([^]+)$/.exec(markdown) ?? [];
  return { kind: 'note', tone: tone.toLowerCase(), markdown: text };
}

function tableOf({ children: [head, ...rows] }: Table): KnownBlock {
  return { kind: 'table', header: head ? cellsOf(head) : [], rows: rows.map(cellsOf) };
}

function cellsOf(row: Table['children'][number]): string[] {
  return row.children.map((cell) => print({ type: 'paragraph', children: cell.children }));
}

function print(node: Nodes): string {
  return printMarkdown(node).trim();
}
