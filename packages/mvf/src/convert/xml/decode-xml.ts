import { MvfError } from '../../mvf-error.ts';

// Far more than a declaration needs; it must come first in the file.
const DECLARATION_BYTES = 200;

/**
 * Returns the text of an XML file, decoded by its byte order mark, otherwise by the zero bytes of
 * UTF-16, otherwise by the encoding it declares, otherwise as UTF-8. Throws `mvf/bad-xml` for bytes
 * that are not in that encoding.
 */
export function decodeXml(source: string | Uint8Array, path: string): string {
  if (typeof source === 'string') return source.startsWith('\uFEFF') ? source.slice(1) : source;
  const encoding = findEncoding(source);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(source);
  } catch (cause) {
    throw new MvfError(
      'mvf/bad-xml',
      `${path}: expected text in ${encoding}, found other bytes or an unknown encoding. Save the file as UTF-8.`,
      { path, cause },
    );
  }
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef) return 'utf-8';
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  // The bytes read so far were single ones, so a declared UTF-16 cannot be true.
  return declared && !/^(utf-?16|ucs-?2|iso-10646-ucs)/i.test(declared) ? declared : 'utf-8';
}
