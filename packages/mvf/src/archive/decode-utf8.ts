let decoder: TextDecoder | undefined;

/**
 * Decodes UTF-8 and removes a byte order mark. Throws a `TypeError` for bytes that are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  return (decoder ??= new TextDecoder('utf-8', { fatal: true })).decode(bytes);
}
