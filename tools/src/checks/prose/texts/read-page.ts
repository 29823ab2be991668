import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BlockBuilder } from './block-builder.ts';
import type { FileTexts, Ignore, TextBlock, TextKind } from './text-block.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)
  .freeze();

/** Ids of headings, which Docusaurus takes out before it parses a page as MDX. */
const HEADING_ID = /\{#[\w-]+\}/g;
const IGNORE = /^\/\*\s*prose-ignore\b\s*([\w-]*)\s*:?\s*([\s\S]*?)\s*\*\/$/;
const FRONT_MATTER_TEXT = /^(?:title|description|sidebar_label): *(.+)$/gm;
/** Attributes of a code fence. */
const FENCE_TEXT = /\b(?:alt|caption|title)="([^"]+)"/g;
/** Values of two words and more are text. */
const SEVERAL_WORDS = /\p{L} +\p{L}/u;

const KINDS: Readonly<Partial<Record<Nodes['type'], TextKind>>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};
const INLINE = new Set<Nodes['type']>([
  'emphasis',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
  'strong',
  'text',
]);

type Range = readonly [start: number, end: number];
type JsxElement = Extract<Nodes, { attributes: unknown[] }>;

/** The texts of an MDX page: blocks of prose, alt texts, attributes, title and description. */
export function readPage(file: string, source: string): FileTexts {
  const withoutIds = source.replaceAll(HEADING_ID, (id) => ' '.repeat(id.length));
  const reader = new PageReader(source);
  reader.read(processor.parse(withoutIds));
  return { file, source, blocks: reader.blocks, ignores: reader.ignores };
}

class PageReader {
  readonly blocks: TextBlock[] = [];
  readonly ignores: Ignore[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  read(node: Root | Nodes): void {
    const kind = KINDS[node.type];
    if (kind) return this.#addBlock(node, kind);
    const [start, end] = rangeOf(node);
    if (node.type === 'yaml') this.#addMatches(FRONT_MATTER_TEXT, 'front-matter', [start, end]);
    if (node.type === 'code') {
      this.#addMatches(FENCE_TEXT, 'alt', [start, this.#source.indexOf('\n', start)]);
    }
    if (isJsx(node)) this.#addAttributes(node);
    if ('children' in node) this.#readChildren(node.children);
  }

  #readChildren(children: readonly Nodes[]): void {
    for (const [index, child] of children.entries()) {
      if (child.type === 'mdxFlowExpression') {
        this.#addIgnore(child, children[index + 1] ?? child);
      } else if (INLINE.has(child.type)) {
        // The text of an element on one line has no paragraph around it.
        this.#addBlock(child, 'paragraph');
      } else this.read(child);
    }
  }

  #addBlock(node: Nodes, kind: TextKind): void {
    const builder = new BlockBuilder(this.#source);
    const children = 'children' in node ? node.children : [node];
    for (const child of children) this.#appendInline(child, node, builder);
    this.blocks.push(builder.build(kind));
  }

  #appendInline(node: Nodes, block: Nodes, builder: BlockBuilder): void {
    const [start, end] = rangeOf(node);
    if (node.type === 'image') this.#addAlt(node.alt ?? '', start);
    else if (node.type === 'break') builder.appendAs(' ', start);
    else if (node.type === 'mdxTextExpression') {
      if (!this.#addIgnore(node, block)) builder.append(start, end);
    } else if (node.type === 'textDirective' || !('children' in node)) {
      // What the parser takes for a directive is a colon in running text.
      builder.append(start, end);
    } else {
      const mark = isJsx(node) ? (MARKS[node.name ?? ''] ?? '') : '';
      if (isJsx(node)) this.#addAttributes(node);
      builder.appendAs(mark, start);
      for (const child of node.children) this.#appendInline(child, block, builder);
      builder.appendAs(mark, end - 1);
    }
  }

  #addAlt(alt: string, start: number): void {
    const at = this.#source.indexOf(alt, start);
    if (alt !== '' && at >= 0) this.#addSlice([at, at + alt.length], 'alt');
  }

  #addAttributes(element: JsxElement): void {
    const [start] = rangeOf(element);
    for (const { value } of element.attributes) {
      if (typeof value === 'string' && SEVERAL_WORDS.test(value)) this.#addAlt(value, start);
    }
  }

  #addMatches(pattern: RegExp, kind: TextKind, [start, end]: Range): void {
    for (const { 0: all, 1: text = '', index } of this.#source
      .slice(start, end)
      .matchAll(pattern)) {
      const at = start + index + all.lastIndexOf(text);
      this.#addSlice([at, at + text.length], kind);
    }
  }

  #addSlice([start, end]: Range, kind: TextKind): void {
    const builder = new BlockBuilder(this.#source);
    builder.append(start, end);
    this.blocks.push(builder.build(kind));
  }

  #addIgnore(expression: Nodes & { readonly value: string }, target: Nodes): boolean {
    const match = IGNORE.exec(expression.value.trim());
    if (!match) return false;
    const [, rule = '', reason = ''] = match;
    const [start, end] = rangeOf(target);
    this.ignores.push({ rule, reason, offset: rangeOf(expression)[0], start, end });
    return true;
  }
}

/** What an element looks like in running text. */
const MARKS: Readonly<Record<string, string>> = { code: '`', kbd: '`', br: ' ' };

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function rangeOf(node: Nodes): Range {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
