import { crc32 } from './crc32.ts';
import { inflateStream } from './inflate/inflate-stream.ts';
import { zipError, type ZipEntry } from './zip-directory.ts';

type Inflate = (packed: Uint8Array, size: number) => Uint8Array<ArrayBuffer> | undefined;

const MAX_SYNC_BYTES = 2 ** 23;

let stream: unknown;
let isStreamNative = false;
let inflater: Promise<Inflate> | undefined;

/**
 * Inflates one entry into a separate array. Stops as soon as the output exceeds the declared size,
 * and verifies length and CRC-32.
 */
export async function inflateEntry(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
  let content: Uint8Array<ArrayBuffer> | undefined;
  let isChecked = false;
  try {
    if (!entry.isDeflated) content = new Uint8Array(packed);
    else if (!shouldStream(entry)) content = (await loadInflater())(packed, entry.size);
    if (!content) {
      content = await inflateStream(packed, entry);
      isChecked = true;
    }
  } catch (error) {
    const reason = (error instanceof Error && error.message) || 'invalid data';
    throw zipError('mvf/damaged-zip', `expected deflated data, found ${reason}`, path, error);
  }
  if (content.length !== entry.size) {
    const problem = `expected ${entry.size} bytes, found ${content.length}`;
    throw zipError('mvf/damaged-zip', problem, path);
  }
  if (!isChecked && crc32(content) !== entry.crc) {
    const problem = 'expected the checksum it was packed with, found another';
    throw zipError('mvf/damaged-zip', problem, path);
  }
  return content;
}

/**
 * Whether the engine inflates an entry. Browsers do so fast. Node's implementation waits for a
 * thread after every 16 KB, so the inflater in this package is faster there, but it must not block
 * for long.
 */
function shouldStream({ size, packedSize }: ZipEntry): boolean {
  if (stream !== DecompressionStream) {
    stream = DecompressionStream;
    isStreamNative = String(stream).includes('[native code]');
  }
  return isStreamNative || Math.max(size, packedSize) > MAX_SYNC_BYTES;
}

/** Loaded on demand, because pages do not need it. */
function loadInflater(): Promise<Inflate> {
  return (inflater ??= import('./inflate/inflate-raw.ts').then(({ inflateRaw }) => inflateRaw));
}
