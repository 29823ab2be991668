import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import type { Code, Heading, Nodes as MarkdownNodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import { classNameOf } from '../class-name.ts';
import { drawingText } from '../drawing-text.ts';

declare module 'mdast' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- to add to the one of mdast
  interface HeadingData {
    /** Anchor on the page, or an empty string. */
    readonly id?: string;
  }
}

/** Elements that belong to the page but not to its text. */
const LEFT_OUT_ELEMENTS = new Set([
  'button',
  'form',
  'iframe',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
]);
const LEFT_OUT_CLASSES = /\b(?:hash-link|theme-doc-toc-mobile|theme-doc-version-banner)\b|dark_/;

/** Converts the HTML of a page to Markdown, with absolute URLs. */
export function toMarkdown(html: string, siteUrl: string): string {
  return printMarkdown(toMarkdownTree(html, siteUrl));
}

/** Converts the HTML of a page to a Markdown tree. Headings have their anchors as `data.id`. */
export function toMarkdownTree(html: string, siteUrl: string): MarkdownNodes {
  const root = fromHtml(html, { fragment: true });
  return toMdast(prune(root), {
    handlers: {
      ...HEADINGS,
      a: (state, node: Element) => link(state, node, siteUrl),
      div: (state, node: Element) => division(state, node),
      pre: (_state, node: Element, parent) => codeBlock(node, parent),
      table: (state, node: Element) => table(state, node),
      img: (_state, node: Element) => ({
        type: 'image',
        url: toAbsoluteUrl(text(node, 'src'), siteUrl),
        alt: text(node, 'alt'),
      }),
    },
  }) as MarkdownNodes;
}

export function printMarkdown(tree: MarkdownNodes): string {
  return writeMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

const HEADINGS = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).map((depth) => [
    `h${depth}`,
    (state: State, node: Element): Heading => ({
      type: 'heading',
      depth,
      children: state.all(node) as Heading['children'],
      data: { id: text(node, 'id') },
    }),
  ]),
);

function prune(node: Root): Root {
  return { ...node, children: node.children.filter(isText).map(pruneChild) } as Root;
}

function pruneChild(node: ElementContent | Root['children'][number]): Nodes {
  if (node.type !== 'element' || node.tagName === 'pre') return node;
  const drawn = drawingText(node);
  if (drawn !== undefined) return paragraph(drawn);
  const children = node.children.filter(isText).map(pruneChild) as ElementContent[];
  return { ...node, children: node.tagName === 'a' ? separate(children) : children };
}

function paragraph(value: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
}

/** Only styles separate the title and the text of a card, which is one link. */
function separate(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) =>
    child.type === 'element' && children[index - 1]?.type === 'element'
      ? [{ type: 'text', value: ' ' } as const, child]
      : [child],
  );
}

function isText(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'text';
  if (drawingText(node) !== undefined) return true;
  // Decorations beside names: an icon, or the sign for the kind of a symbol.
  if (node.properties['ariaHidden'] === 'true' || node.properties['role'] === 'img') return false;
  // Controls with texts of their own. Other converters of pages know the attribute too.
  if ('dataMarkdownIgnore' in node.properties) return false;
  return !LEFT_OUT_ELEMENTS.has(node.tagName) && !LEFT_OUT_CLASSES.test(classNameOf(node));
}

/** Glossary terms become plain text; other links keep their target. */
function link(state: State, node: Element, siteUrl: string): MarkdownNodes | MarkdownNodes[] {
  const children = state.all(node) as never[];
  if ('dataWord' in node.properties) return children;
  const url = toAbsoluteUrl(text(node, 'href'), siteUrl);
  return { type: 'link', url, children };
}

function division(state: State, node: Element): MarkdownNodes | MarkdownNodes[] {
  const children = state.all(node) as never[];
  const isAdmonition = /\btheme-admonition\b/.test(classNameOf(node));
  return isAdmonition ? { type: 'blockquote', children: state.toFlow(children) } : children;
}

/** Markdown has no captions, so the caption of a table becomes a paragraph above it. */
function table(state: State, node: Element): MarkdownNodes[] {
  const [written] = [defaultHandlers.table(state, node)].flat() as MarkdownNodes[];
  const caption = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  if (!caption || !written) return written ? [written] : [];
  return [{ type: 'paragraph', children: state.all(caption) as never[] }, written];
}

/** The language of code that has none, such as the output of a command. */
const PLAIN_CODE = 'text';

/**
 * The language comes from the block around the code, or from the accessible name, `Code in ts`. The
 * title of a block, if any, precedes it as text.
 */
function codeBlock(node: Element, parent: Parents | undefined): Code {
  const block = parent?.type === 'element' ? text(parent, 'dataLanguage') : '';
  const language = block || /^Code in (\S+)/.exec(text(node, 'ariaLabel'))?.[1];
  return { type: 'code', lang: language ?? PLAIN_CODE, value: rawText(node).replace(/\n$/, '') };
}

function toAbsoluteUrl(address: string, siteUrl: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? siteUrl + address : address;
}

function rawText(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'element' ? rawText(child) : 'value' in child ? child.value : '',
    )
    .join('');
}

function text({ properties }: Element, name: string): string {
  return String(properties[name] ?? '');
}
