const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
// Strings are joined in chunks: one character at a time is slow in Hermes.
const PORTION = 3 * 4096;

/** Encodes bytes as base64. Not every JavaScript engine of React Native has `btoa`. */
export function toBase64(bytes: Uint8Array): string {
  const portions: string[] = [];
  for (let start = 0; start < bytes.length; start += PORTION) {
    portions.push(encode(bytes.subarray(start, start + PORTION)));
  }
  return portions.join('');
}

function encode(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const rest = bytes.length - at;
    const word = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += ALPHABET[word >> 18]! + ALPHABET[(word >> 12) & 63]!;
    text += rest > 1 ? ALPHABET[(word >> 6) & 63]! : '=';
    text += rest > 2 ? ALPHABET[word & 63]! : '=';
  }
  return text;
}

/** Decodes base64. Used only by the page, because it needs the `atob` of browsers. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
