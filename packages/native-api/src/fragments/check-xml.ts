import { SaxesParser } from 'saxes';

/** An element of an XML text. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text inside, without that of elements inside. */
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

/** The longest text that is read: samples are short, and nothing else comes here. */
const MAX_LENGTH = 200_000;

/** The elements of a document or of a part of one; what does not parse is an error with its place. */
export function parseXml(text: string): readonly XmlElement[] {
  if (text.length > MAX_LENGTH)
    throw new Error(`1:1 the text is longer than ${MAX_LENGTH} characters`);
  const parser = new SaxesParser({
    xmlns: true,
    fragment: !text.trimStart().startsWith('<?xml'),
    // A part of a document leaves out where prefixes are declared.
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
