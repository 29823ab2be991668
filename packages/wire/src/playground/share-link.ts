/** Contents of a link: the files of a program that differ from its sample. */
export type SharedProgram = { readonly files: Readonly<Record<string, string>> };

/** Limit of chats and mail programs, which truncate longer URLs. */
export const MAX_HASH_LENGTH = 8000;
/** Limit on inflated data, against decompression bombs. */
const MAX_BYTES = 200_000;
const MAX_FILES = 10;
const PREFIX = '#code=';

export function hasSharedCode(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** Encodes a program in a URL hash, which is never sent to a server. */
export async function writeShareHash(program: SharedProgram): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(program));
  const packed = await pump(text, new CompressionStream('deflate-raw'), Infinity);
  return PREFIX + toBase64Url(packed);
}

/** Decodes the program of a URL hash; `undefined` if it has none. Throws if it is invalid. */
export async function readShareHash(hash: string): Promise<SharedProgram | undefined> {
  if (!hasSharedCode(hash)) return undefined;
  try {
    const packed = fromBase64Url(hash.slice(PREFIX.length));
    const text = await pump(packed, new DecompressionStream('deflate-raw'), MAX_BYTES);
    return readProgram(JSON.parse(new TextDecoder().decode(text)));
  } catch (error) {
    throw new Error(
      'The code in this link cannot be read, because the link was cut off or changed. ' +
        'The original sample is shown instead. Ask for the link again.',
      { cause: error },
    );
  }
}

function readProgram(value: unknown): SharedProgram {
  const { files } = (value ?? {}) as { files?: unknown };
  const entries = Object.entries((files ?? {}) as Record<string, unknown>);
  const isRight =
    entries.length > 0 &&
    entries.length <= MAX_FILES &&
    entries.every(
      ([name, text]) => /^[\w-]+\.(?:tsx?|css)$/.test(name) && typeof text === 'string',
    );
  if (!isRight) throw new Error('Expected files with text.');
  return { files: Object.fromEntries(entries) as SharedProgram['files'] };
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error(`More than ${limit} bytes.`);
    }
    chunks.push(value);
  }
  const result = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
