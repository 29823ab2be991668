import { crc32 } from './crc32.ts';
import { inflateStream } from './inflate/inflate-stream.ts';
import { zipError, type ZipEntry } from './zip-directory.ts';

type Inflate = (packed: Uint8Array, size: number) => Uint8Array<ArrayBuffer> | undefined;

const MAX_SYNC_BYTES = 2 ** 23;

let stream: unknown;
let isStreamNative = false;
let inflater: Promise<Inflate> | undefined;

/**
 * Unpacks one entry into an array of its own. Stops as soon as there is more than the directory
 * declares, and checks length and CRC-32, so that what comes back is what was packed.
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
 * Whether the engine unpacks an entry. Browsers do that fast. Node has a script for it that waits for
 * a thread after every 16 KB, so it is faster here, but nothing else should wait for long.
 */
function shouldStream({ size, packedSize }: ZipEntry): boolean {
  if (stream !== DecompressionStream) {
    stream = DecompressionStream;
    isStreamNative = String(stream).includes('[native code]');
  }
  return isStreamNative || Math.max(size, packedSize) > MAX_SYNC_BYTES;
}

/** Pages do not need it, so it is not part of what they load. */
function loadInflater(): Promise<Inflate> {
  return (inflater ??= import('./inflate/inflate-raw.ts').then(({ inflateRaw }) => inflateRaw));
}
