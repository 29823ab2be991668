import { readXml, type XmlElement, type XmlOptions } from './read-xml.ts';

/** An element with all of its content. */
export type XmlNode = XmlElement & {
  readonly children: readonly XmlNode[];
  /** The text directly inside the element, as written, without that of its children. */
  readonly text: string;
};

type GrowingNode = XmlElement & { children: XmlNode[]; text: string };

/**
 * Parses an XML file into a tree and returns its root. Bounded and strict like `readXml`; recursion
 * over the tree is safe, because its depth is limited.
 */
export function parseXml(source: string | Uint8Array, options: XmlOptions = {}): XmlNode {
  const open: GrowingNode[] = [];
  let root: XmlNode | undefined;
  readXml(
    source,
    {
      onOpen({ name, namespace, attributes, line }) {
        const node = { name, namespace, attributes, line, children: [], text: '' };
        open.at(-1)?.children.push(node);
        root ??= node;
        open.push(node);
      },
      onClose(_element, text) {
        const node = open.pop();
        if (node) node.text = text;
      },
    },
    options,
  );
  // Never reached without a root: the parser rejects such a file.
  return root ?? { name: '', namespace: '', attributes: [], line: 1, children: [], text: '' };
}
