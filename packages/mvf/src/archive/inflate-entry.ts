import { crc32 } from './crc32.ts';
import { joinChunks, readStream } from './read-stream.ts';
import { zipError, type ZipEntry } from './zip-directory.ts';

// An engine may unpack one piece to its end before anyone can stop it. Deflate grows data at most
// 1,032 times, so that a bomb gets to 33 MB and not further.
const PIECE_BYTES = 32_768;

/**
 * Unpacks one entry into an array of its own. Stops as soon as there is more than the directory
 * declares, and checks length and CRC-32, so that what comes back is what was packed.
 */
export async function inflateEntry(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { size, start } = entry;
  const packed = bytes.subarray(start, start + entry.packedSize);
  let content: Uint8Array<ArrayBuffer>;
  if (entry.isDeflated) {
    try {
      content = joinChunks(
        await readStream(inflate(packed), (found) => {
          if (found > size) throw new Error(`more than the declared ${size} bytes`);
        }),
      );
    } catch (error) {
      const reason = (error instanceof Error && error.message) || 'invalid data';
      throw zipError('mvf/damaged-zip', `expected deflated data, found ${reason}`, path, error);
    }
  } else {
    content = new Uint8Array(packed);
  }
  if (content.length !== size) {
    throw zipError('mvf/damaged-zip', `expected ${size} bytes, found ${content.length}`, path);
  }
  if (crc32(content) !== entry.crc) {
    throw zipError(
      'mvf/damaged-zip',
      'expected the checksum it was packed with, found another',
      path,
    );
  }
  return content;
}

function inflate(packed: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at < packed.length) controller.enqueue(packed.subarray(at, (at += PIECE_BYTES)));
      else controller.close();
    },
  }).pipeThrough(new DecompressionStream('deflate-raw'));
}
