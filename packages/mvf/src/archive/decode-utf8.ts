let decoder: TextDecoder | undefined;

/** Decodes UTF-8, a byte order mark left out; throws a `TypeError` for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return (decoder ??= new TextDecoder('utf-8', { fatal: true })).decode(bytes);
}
