/**
 * Measures the nesting depth of arrays and objects in the bytes of a JSON text, so that a hostile
 * file is rejected before an engine parses it. Reads four bytes at a time, because most bytes
 * belong to a number or a string. Constants are literals, because engines reload module-level ones
 * at every use, which costs a tenth of the time.
 */
export function measureDepth(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const lastWord = bytes.length - 4;
  let depth = 0;
  let deepest = 0;
  let at = 0;
  words: while (at <= lastWord) {
    const word = view.getInt32(at, true);
    const quotes = word ^ 0x22222222;
    // Outside strings, only brackets and the letters of a few words have bit 0x40.
    let marks = ((quotes - 0x01010101) & ~quotes & 0x80808080) | ((word & 0x40404040) << 1);
    for (; marks !== 0; marks &= marks - 1) {
      const bit = 31 - Math.clz32(marks & -marks);
      const byte = (word >>> (bit - 7)) & 0xff;
      if (byte === 0x22) {
        at = skipStrings(view, at + ((bit + 1) >> 3), lastWord);
        if (at < 0) break words;
        continue words;
      }
      // `[` and `{` differ only in bit 0x20, as do `]` and `}`.
      const bracket = byte | 0x20;
      if (bracket === 0x7b) {
        if (++depth > deepest) deepest = depth;
      } else if (bracket === 0x7d) depth--;
    }
    at += 4;
  }
  let isInString = at < 0;
  for (at = isInString ? ~at : at; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === 0x22) isInString = !isInString;
    else if (isInString) at += byte === 0x5c ? 1 : 0;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return deepest;
}

/**
 * Skips a string from behind its first quote, and those that follow with a comma or colon between.
 * Returns the offset behind it. If the words end before the string does, returns the complement of
 * their end.
 */
function skipStrings(view: DataView, start: number, lastWord: number): number {
  let at = start;
  while (at <= lastWord) {
    const word = view.getInt32(at, true);
    const quotes = word ^ 0x22222222;
    const backslashes = word ^ 0x5c5c5c5c;
    const marks =
      (((quotes - 0x01010101) & ~quotes) | ((backslashes - 0x01010101) & ~backslashes)) &
      0x80808080;
    if (marks === 0) {
      at += 4;
      continue;
    }
    const bit = 31 - Math.clz32(marks & -marks);
    at += (bit + 1) >> 3;
    if (((word >>> (bit - 7)) & 0xff) === 0x22) {
      const next = at <= lastWord ? view.getUint16(at, true) : 0;
      if (next !== 0x222c && next !== 0x223a) return at;
      at += 2;
    } else at++;
  }
  return ~at;
}
