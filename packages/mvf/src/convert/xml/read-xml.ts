import { SaxesParser, type SaxesTagNS } from 'saxes';
import { checkLimit, type MvfLimits } from '../../archive/limits.ts';
import { MvfError } from '../../mvf-error.ts';
import { decodeXml } from './decode-xml.ts';
import { checkXmlLimit, type XmlLimits } from './xml-limits.ts';

/** An attribute. `name` has no prefix; `namespace` is `''` if the attribute has none. */
export type XmlAttribute = {
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
};

/** An element whose start tag was read. `name` has no prefix. */
export type XmlElement = {
  readonly name: string;
  readonly namespace: string;
  /** Attributes of the element, without namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  /** Line of the start tag's end, counted from 1. */
  readonly line: number;
};

/** Callbacks for elements, in the order of the file. */
export type XmlHandlers = {
  /** Called after a start tag. The `depth` of the root is 1. */
  readonly onOpen?: (element: XmlElement, depth: number) => void;
  /** Called when the element ends, with the text directly inside it, including CDATA. */
  readonly onClose?: (element: XmlElement, text: string, depth: number) => void;
};

export type XmlOptions = {
  /** Name of the file, used in messages. @defaultValue 'XML' */
  readonly path?: string;
  /** Limits that override the defaults. */
  readonly limits?: Partial<MvfLimits & XmlLimits>;
  /** Called periodically with the ratio of the text that has been read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

type OpenElement = XmlElement & { text: string };

const XMLNS = 'http://www.w3.org/2000/xmlns/';
// Small enough that a limit stops a hostile file soon, large enough to have no cost.
const CHUNK_LENGTH = 2 ** 16;

/**
 * Reads XML with a streaming (SAX) parser that calls the handlers from start to end and holds only
 * the open elements. Entities other than the five of XML are not supported. A document type with
 * declarations is rejected, so nothing can expand or be fetched.
 *
 * Throws `mvf/bad-xml`, with line and column, and `mvf/limit-exceeded`.
 */
export function readXml(
  source: string | Uint8Array,
  handlers: XmlHandlers,
  options: XmlOptions = {},
): void {
  const path = options.path ?? 'XML';
  checkLimit(options.limits ?? {}, 'maxEntryBytes', source.length, path);
  const text = decodeXml(source, path);
  const parser = createParser(handlers, path, options.limits ?? {});
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    parser.write(text.slice(at, at + CHUNK_LENGTH));
    options.onProgress?.(Math.min(1, (at + CHUNK_LENGTH) / text.length));
  }
  parser.close();
}

function createParser(
  handlers: XmlHandlers,
  path: string,
  limits: Partial<XmlLimits>,
): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({
    xmlns: true as const,
    // Real files use `xlink:` without declaring it, and its meaning is clear.
    resolvePrefix: (prefix: string) => prefix && `undeclared:${prefix}`,
  });
  const where = (): string => `${path}, line ${parser.line}, column ${parser.column + 1}`;
  const open: OpenElement[] = [];
  let elements = 0;
  let attributes = 0;

  const addText = (text: string): void => {
    const element = open.at(-1);
    if (!element) return;
    checkXmlLimit(limits, 'maxXmlTextLength', element.text.length + text.length, where);
    element.text += text;
  };
  parser.on('error', ({ message }) => {
    const found = message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    throw badXml(path, where(), `well-formed XML, found a problem: ${found}`);
  });
  parser.on('doctype', (doctype) => {
    // The rest of a document type is a name and a URL, which is never fetched.
    if (/^[^"'[]*(?:"[^"]*"[^"'[]*|'[^']*'[^"'[]*)*\[/.test(doctype)) {
      throw badXml(path, where(), 'no declarations, found a document type that declares some');
    }
  });
  parser.on('attribute', ({ value }) => {
    checkXmlLimit(limits, 'maxXmlAttributes', ++attributes, where);
    checkXmlLimit(limits, 'maxXmlTextLength', value.length, where);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    checkXmlLimit(limits, 'maxXmlElements', ++elements, where);
    checkXmlLimit(limits, 'maxXmlDepth', open.length + 1, where);
    const element = toElement(tag, parser.line);
    open.push(element);
    handlers.onOpen?.(element, open.length);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.at(-1);
    if (element) handlers.onClose?.(element, element.text, open.length);
    open.pop();
  });
  return parser;
}

function toElement(tag: SaxesTagNS, line: number): OpenElement {
  const attributes: XmlAttribute[] = [];
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    if (uri !== XMLNS) attributes.push({ name: local, namespace: uri, value });
  }
  return { name: tag.local, namespace: tag.uri, attributes, line, text: '' };
}

function badXml(path: string, where: string, expected: string): MvfError {
  return new MvfError(
    'mvf/bad-xml',
    `${where}: expected ${expected}. Correct the file or export it again.`,
    { path },
  );
}
