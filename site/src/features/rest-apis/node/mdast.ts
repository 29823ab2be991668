/** A node of a page's tree, as far as the steps of the REST APIs write it. */
export type MdastNode = {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  lang?: string;
  align?: readonly null[];
  name?: string;
  attributes?: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  data?: { hProperties: Record<string, unknown> };
  children?: MdastNode[];
};

export function heading(depth: number, id: string, children: MdastNode[]): MdastNode {
  return { type: 'heading', depth, data: { hProperties: { id } }, children };
}

export function paragraph(...children: MdastNode[]): MdastNode {
  return { type: 'paragraph', children };
}

export function text(value: string): MdastNode {
  return { type: 'text', value };
}

export function code(value: string): MdastNode {
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
  values: Readonly<Record<string, string>>,
  children: MdastNode[] = [],
): MdastNode {
  const attributes = Object.entries(values).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** A sentence with code between backticks. */
export function sentence(markdown: string): MdastNode[] {
  return markdown
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value }) => value !== '');
}
