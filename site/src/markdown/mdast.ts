import type { Code } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { CodeLink } from './highlight-code.ts';

/** A node of any type, to walk the tree without a check per field of the mdast union. */
export type MdastNode = Node & {
  value?: string;
  depth?: number;
  url?: string;
  lang?: string | null;
  meta?: string | null;
  align?: readonly null[];
  name?: string | null;
  attributes?: MdxJsxAttribute[];
  data?: {
    hName?: string;
    hProperties?: Record<string, unknown>;
    estree?: unknown;
    _mdxExplicitJsx?: true;
  };
  children?: MdastNode[];
};

export type MdxElement = MdastNode & { attributes: MdxJsxAttribute[] };

/** A fenced block; `remark-include-sample` finds the links. */
export type Fence = Code & { data?: { links?: readonly CodeLink[] } };

export function textContent({ value = '', children = [] }: MdastNode): string {
  return value + children.map(textContent).join('');
}

/** The value of an attribute, unless it is an expression. */
export function attributeText({ attributes = [] }: MdastNode, name: string): string | undefined {
  const value = attributes.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
