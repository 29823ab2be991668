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
        await readStream(inflate(packed, entry), (found) => {
          if (found > size) throw new Error(`more than the declared ${size} bytes`);
        }),
      );
    } catch (error) {
      const reason = (error instanceof Error && error.message) || 'invalid data';
      throw zipError('mvf/damaged-zip', `expected deflated data, found ${reason}`, path, error);
    }
  } else {
    content = new Uint8Array(packed);
    if (crc32(content) !== entry.crc) {
      throw zipError(
        'mvf/damaged-zip',
        'expected the checksum it was packed with, found another',
        path,
      );
    }
  }
  if (content.length !== size) {
    throw zipError('mvf/damaged-zip', `expected ${size} bytes, found ${content.length}`, path);
  }
  return content;
}

/**
 * Unpacks through gzip, which is deflate with a head and a tail. In the tail stand the same checksum
 * and size as in the directory of a zip, so that the engine checks them: many times faster than here.
 */
function inflate(
  packed: Uint8Array<ArrayBuffer>,
  { crc, size }: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(Uint8Array.from(GZIP_HEAD));
    },
    pull(controller) {
      if (at < packed.length) {
        controller.enqueue(packed.subarray(at, (at += PIECE_BYTES)));
        return;
      }
      const tail = new DataView(new ArrayBuffer(8));
      tail.setUint32(0, crc, true);
      tail.setUint32(4, size, true);
      controller.enqueue(new Uint8Array(tail.buffer));
      controller.close();
    },
  }).pipeThrough(new DecompressionStream('gzip'));
}

// Deflate, without flags, time and system.
const GZIP_HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
