/** Path from the root of a file to a value: property names and list positions. */
export type ValuePath = readonly (string | number)[];

/** Writes a path as a JSON pointer (RFC 6901). */
export function jsonPointer(path: ValuePath): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
