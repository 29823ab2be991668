import { joinChunks, readStream } from '../read-stream.ts';

// An engine may unpack one piece to its end before it can be stopped. Deflate expands data by a
// factor of at most 1,032, so a bomb reaches 33 MB and no more.
const PIECE_BYTES = 32_768;

// Deflate, without flags, time and system.
const GZIP_HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/**
 * Inflates with the engine, through gzip, which is deflate with a header and a trailer. The trailer
 * holds the same checksum and size as the zip directory, so the engine verifies them. Stops as soon
 * as the output exceeds the size.
 */
export async function inflateStream(
  packed: Uint8Array<ArrayBuffer>,
  { crc, size }: { readonly crc: number; readonly size: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, crc, true);
  tail.setUint32(4, size, true);
  const writes = [writer.write(Uint8Array.from(GZIP_HEAD))];
  for (let at = 0; at < packed.length; at += PIECE_BYTES) {
    writes.push(writer.write(packed.subarray(at, at + PIECE_BYTES)));
  }
  writes.push(writer.write(new Uint8Array(tail.buffer)), writer.close());
  // Any error that rejects a write also rejects the read.
  Promise.all(writes).catch(() => {});
  return joinChunks(
    await readStream(readable, (found) => {
      if (found > size) throw new Error(`more than the declared ${size} bytes`);
    }),
  );
}
