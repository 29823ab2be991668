import { SaxesParser } from 'saxes';

export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without the text of nested elements. */
  readonly text: string;
  readonly line: number;
};

type OpenElement = {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
};

const ANDROID_NAMESPACE = 'http://schemas.android.com/apk/res/android';

/** Maximum text length in characters. Samples are short, and nothing else is parsed here. */
const MAX_LENGTH = 200_000;

/** Parses a document or a fragment into elements. Throws with line and column on a syntax error. */
export function parseXml(text: string): readonly XmlElement[] {
  if (text.length > MAX_LENGTH)
    throw new Error(`1:1 the text is longer than ${MAX_LENGTH} characters`);
  const parser = new SaxesParser({
    xmlns: true,
    fragment: !text.trimStart().startsWith('<?xml'),
    // Fragments omit the namespace declaration.
    additionalNamespaces: { android: ANDROID_NAMESPACE },
  });
  const roots: XmlElement[] = [];
  const open: OpenElement[] = [];
  parser.on('error', (error) => {
    throw new Error(error.message.replace(/^\S*?(\d+:\d+): /, '$1 '));
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push({
      name,
      attributes: new Map(Object.values(attributes).map((each) => [each.name, each.value])),
      children: [],
      text: '',
      line: parser.line,
    });
  });
  parser.on('text', (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  });
  parser.on('closetag', () => {
    const element = open.pop()!;
    (open.at(-1)?.children ?? roots).push(element);
  });
  parser.write(text).close();
  return roots;
}
