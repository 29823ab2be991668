import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = /\.(?:css|geojson|html|js|json|map|md|svg|txt|webmanifest|xml)$/;
/** Below this a compressed answer is no smaller on the wire. */
const SMALLEST_BYTES = 256;

export type CompressionOptions = {
  /** Rather soon than small: for a site that only tests look at. */
  readonly isQuick?: boolean;
};

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function precompress(folder: string, options: CompressionOptions = {}): Promise<void> {
  const queue = (await listFiles(folder, COMPRESSIBLE)).values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const file of queue) await compressFile(file, options);
  });
  await Promise.all(workers);
}

async function compressFile(file: string, { isQuick = false }: CompressionOptions): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  // Hashed assets are fetched by every reader; pages are many and change often.
  const best = file.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY;
  const quality = isQuick ? 3 : best;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: isQuick ? 3 : 9 }));
}
