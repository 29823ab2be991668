import { RecordingError } from '../recording.ts';

/** Receives the parts of a document in order. Names have no prefix. */
export type XmlListener = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  close(name: string, text: string): void;
};

const MAX_DEPTH = 64;
const MAX_TAG_LENGTH = 5000;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads XML without a DOM, which workers do not have. It resolves no entities other than those of
 * XML itself, loads nothing, and runs in linear time, so hostile files cannot make it grow.
 */
export function scanXml(text: string, listener: XmlListener): void {
  const open: { name: string; text: string; line: number }[] = [];
  let line = 1;
  let counted = 0;
  const lineAt = (index: number): number => {
    for (; counted < index; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  const fail = (at: number, problem: string): never => {
    throw new RecordingError(
      `Line ${lineAt(at)}: ${problem}. The XML is broken or cut off. Export the file again.`,
    );
  };
  const addText = (content: string): void => {
    const top = open.at(-1);
    if (top) top.text += content;
  };
  const skipPast = (from: number, end: string, what: string): number => {
    const at = text.indexOf(end, from);
    return at === -1 ? fail(from, `expected ${end} to end ${what}, found the end of the file`) : at;
  };

  let index = 0;
  while (index < text.length) {
    const start = text.indexOf('<', index);
    if (start === -1) break;
    if (start > index) addText(decodeEntities(text.slice(index, start)));
    if (text.startsWith('<!--', start)) {
      index = skipPast(start + 4, '-->', 'a comment') + 3;
    } else if (text.startsWith('<![CDATA[', start)) {
      const end = skipPast(start + 9, ']]>', 'a CDATA section');
      addText(text.slice(start + 9, end));
      index = end + 3;
    } else if (text.startsWith('<?', start)) {
      index = skipPast(start + 2, '?>', 'an instruction') + 2;
    } else if (text.startsWith('<!', start)) {
      const end = skipPast(start + 2, '>', 'a declaration');
      // Entities of a document type can expand without limit.
      if (text.slice(start, end).includes('[')) {
        fail(start, 'expected no document type with declarations, found one');
      }
      index = end + 1;
    } else if (text.startsWith('</', start)) {
      const end = skipPast(start + 2, '>', 'a tag');
      const name = localName(text.slice(start + 2, end).trim());
      const top = open.pop();
      if (top?.name !== name) {
        const expected = top ? `</${top.name}>, opened in line ${top.line}` : 'no closing tag';
        fail(start, `expected ${expected}, found </${name}>`);
      }
      listener.close(name, top!.text.trim());
      index = end + 1;
    } else {
      const end = findTagEnd(text, start + 1);
      if (end === -1) fail(start, 'expected > to end a tag, found the end of the file');
      if (end - start > MAX_TAG_LENGTH) {
        fail(start, `expected a tag with up to ${MAX_TAG_LENGTH} characters, found more`);
      }
      const isEmpty = text[end - 1] === '/';
      const content = text.slice(start + 1, isEmpty ? end - 1 : end);
      const name = localName(/^[^\s/>]*/.exec(content)?.[0] ?? '');
      if (name === '') fail(start, 'expected the name of an element after <');
      if (open.length === MAX_DEPTH) {
        fail(start, `expected up to ${MAX_DEPTH} nested elements, found more`);
      }
      listener.open(name, readAttributes(content), lineAt(start));
      if (isEmpty) listener.close(name, '');
      else open.push({ name, text: '', line: lineAt(start) });
      index = end + 1;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) {
    fail(
      text.length,
      `expected </${unclosed.name}>, opened in line ${unclosed.line}, found the end of the file`,
    );
  }
}

/** The `>` of a tag that is outside quoted values, or -1. */
function findTagEnd(text: string, from: number): number {
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const character = text[index]!;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index;
  }
  return -1;
}

function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, double, single] of tag.matchAll(
    /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    attributes[localName(name!)] = decodeEntities(double ?? single ?? '');
  }
  return attributes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES[entity] ?? whole;
    const code = entity[1] === 'x' ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
