import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdastNode, MdxElement } from './mdast.ts';

type Attributes = Readonly<Record<string, string | true | undefined>>;

export function heading(depth: number, id: string, children: MdastNode[]): MdastNode {
  return { type: 'heading', depth, data: { hProperties: { id } }, children };
}

export function paragraph(...children: MdastNode[]): MdastNode {
  return { type: 'paragraph', children };
}

export function text(value: string): MdastNode {
  return { type: 'text', value };
}

export function inlineCode(value: string): MdastNode {
  return { type: 'inlineCode', value };
}

export function link(url: string, ...children: MdastNode[]): MdastNode {
  return { type: 'link', url, children };
}

export function table(rows: readonly (readonly MdastNode[][])[]): MdastNode {
  return {
    type: 'table',
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

export function element(
  name: string,
  attributes: Attributes,
  children: MdastNode[] = [],
): MdxElement {
  return { type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children };
}

/**
 * Marked as written by an author: the theme does not replace it with a component, and links to
 * files are not checked as links to pages.
 */
export function explicitElement(...args: Parameters<typeof element>): MdxElement {
  return { ...element(...args), data: { _mdxExplicitJsx: true } };
}

export function toAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      // An attribute without a value is true.
      value: value === true ? null : value,
    }));
}

/** Inline text with code between backticks. */
export function sentence(markdown: string): MdastNode[] {
  return markdown
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter(({ value }) => value !== '');
}

/** The same within a paragraph. */
export function explicitText(...args: Parameters<typeof element>): MdxElement {
  return { ...explicitElement(...args), type: 'mdxJsxTextElement' };
}
