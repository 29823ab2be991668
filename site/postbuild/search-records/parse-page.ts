import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import { classNameOf } from '../class-name.ts';
import { drawingText } from '../drawing-text.ts';
import { extractMainContent } from '../extract-main-content.ts';
import { isListed, readMeta, titleIn } from '../read-meta.ts';

/** A part of a page: a heading, or a block of text or code below it. */
export type PagePart =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly anchor: string | undefined;
    }
  | { readonly kind: 'text' | 'code'; readonly text: string };

export type ParsedPage = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string | undefined;
  readonly isListed: boolean;
  readonly parts: readonly PagePart[];
};

const HEADING = /^h([1-6])$/;
const LEFT_OUT = new Set([
  'nav',
  'thead',
  'script',
  'style',
  'svg',
  'button',
  'noscript',
  'iframe',
  'form',
]);
const TEXT_BLOCKS = new Set(['p', 'li', 'tr', 'dt', 'dd', 'blockquote', 'figcaption', 'summary']);
const INNER_BLOCKS = new Set(['p', 'ul', 'ol', 'table', 'pre', 'div', 'blockquote', 'details']);
/** Parts of the page that are not its content. */
const LEFT_OUT_CLASSES =
  /\b(?:theme-doc-toc-mobile|hash-link|theme-doc-footer|theme-doc-version-banner|pagination-nav|verified)\b/;

/** Parses the content of a built page. */
export function parsePage(html: string): ParsedPage {
  const root = fromHtml(extractMainContent(html) || html, { fragment: true });
  const meta = readMeta(html);
  const main = find(root, (element) => element.tagName === 'main') ?? root;
  const article = find(main, ({ tagName }) => tagName === 'article');
  const markdown = find(main, (element) => /\btheme-doc-markdown\b/.test(classNameOf(element)));
  const parts = partsOf(markdown ?? article ?? main);
  const heading = parts.find((part) => part.kind === 'heading' && part.level === 1);
  return {
    title: heading?.text ?? titleIn(meta),
    description: meta.get('description') ?? '',
    language: meta.get('docsearch:language') ?? 'en',
    tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
    version: meta.get('docsearch:version'),
    isListed: isListed(meta),
    parts: parts.filter((part) => part !== heading),
  };
}

function find(root: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

function partsOf(root: Root | Element): PagePart[] {
  const parts: PagePart[] = [];
  const walk = (node: Root | ElementContent): void => {
    if (node.type !== 'element' && node.type !== 'root') return;
    let { children } = node;
    if (node.type === 'element') {
      // Symbols of a reference have their own records.
      if ('dataSymbolList' in node.properties) return;
      const drawn = drawingText(node);
      if (drawn !== undefined) parts.push({ kind: 'text', text: drawn });
      // Controls, and copies of what another section says.
      if ('dataMarkdownIgnore' in node.properties) return;
      if (LEFT_OUT.has(node.tagName) || LEFT_OUT_CLASSES.test(classNameOf(node))) return;
      const part = partOf(node);
      if (part && part.text !== '') parts.push(part);
      if (part && part.kind !== 'text') return;
      // The element's own text is in `part`; its inner blocks become separate parts.
      if (part) children = node.children.filter(isInnerBlock);
    }
    for (const child of children) walk(child as ElementContent);
  };
  walk(root);
  return parts;
}

/** The part for an element, or `undefined` for a mere container. */
function partOf(element: Element): PagePart | undefined {
  const level = HEADING.exec(element.tagName)?.[1];
  if (level !== undefined) {
    const id = element.properties['id'];
    return {
      kind: 'heading',
      level: Number(level),
      text: textOf(element),
      anchor: id === undefined ? undefined : String(id),
    };
  }
  if (element.tagName === 'pre') return { kind: 'code', text: rawText(element).trim() };
  if (!TEXT_BLOCKS.has(element.tagName)) return undefined;
  const children = element.children.filter((child) => !isInnerBlock(child));
  return { kind: 'text', text: textOf({ ...element, children }) };
}

function isInnerBlock(node: ElementContent): boolean {
  return node.type === 'element' && INNER_BLOCKS.has(node.tagName);
}

function textOf(element: Element): string {
  const cells = element.tagName === 'tr' ? element.children : [element];
  return cells
    .map((cell) =>
      rawText(cell, ' ')
        .replaceAll(/[\u200B\s]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' · ');
}

/** The text of an element, with `between` inserted between adjacent elements. */
function rawText(node: ElementContent, between = ''): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || LEFT_OUT.has(node.tagName)) return '';
  if (LEFT_OUT_CLASSES.test(classNameOf(node))) return '';
  if (node.tagName === 'br') return '\n';
  return node.children
    .map((child, at) => {
      const isNext = child.type === 'element' && node.children[at - 1]?.type === 'element';
      return (isNext ? between : '') + rawText(child, between);
    })
    .join('');
}
