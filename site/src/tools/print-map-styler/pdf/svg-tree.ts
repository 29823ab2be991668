import { SaxesParser } from 'saxes';

/** An element of an SVG document. */
export type SvgNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgNode | string)[];
};

type OpenNode = SvgNode & { readonly children: (SvgNode | string)[] };

/** Deeper documents are treated as attacks. */
const MAX_DEPTH = 100;

/** Parses an SVG document. Throws on malformed XML and on entities other than those of XML. */
export function parseSvg(text: string): SvgNode {
  const parser = new SaxesParser({ xmlns: false as const });
  const root: OpenNode = { name: '', attributes: {}, children: [] };
  const open: OpenNode[] = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error('The image is nested too deeply.');
    const node: OpenNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (content) => {
    if (content.trim() !== '') open.at(-1)?.children.push(content);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [svg] = root.children;
  if (typeof svg !== 'object') throw new Error('The image has no element.');
  return svg;
}
