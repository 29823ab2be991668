export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a `Range` header with a single byte range. Returns `undefined` if a server may ignore it
 * (other units, several ranges, invalid syntax) and `'unsatisfiable'` if the range is outside the
 * file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && start > Number(last)) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
