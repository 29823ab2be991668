import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = /\.(?:css|geojson|html|js|json|map|md|svg|txt|webmanifest|xml)$/;
/** Below this size, compression saves nothing on the wire. */
const MIN_BYTES = 256;
const QUICK_LEVEL = 3;

export type CompressionOptions = {
  /** Cache of compressed files by content hash, because a build changes few files. */
  readonly cacheFolder?: string;
  /** Prefers speed to size, for builds that only tests use. */
  readonly isQuick?: boolean;
};

type Compressed = { readonly ending: 'br' | 'gz'; readonly bytes: () => Promise<Buffer> };
/** Compressed contents of a run by name, because two files may have the same content. */
type Contents = Map<string, Promise<Buffer>>;

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function precompress(folder: string, options: CompressionOptions = {}): Promise<void> {
  const { cacheFolder } = options;
  if (cacheFolder !== undefined) await mkdir(cacheFolder, { recursive: true });
  const contents: Contents = new Map();
  const queue = (await listFiles(folder, COMPRESSIBLE)).values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const file of queue) await compressFile(file, options, contents);
  });
  await Promise.all(workers);
  if (cacheFolder !== undefined) await evictUnused(cacheFolder, contents);
}

async function compressFile(
  file: string,
  { cacheFolder, isQuick = false }: CompressionOptions,
  contents: Contents,
): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  // Every reader fetches hashed assets, so they get the best quality. Pages are many and change
  // often.
  const best = file.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY;
  const quality = isQuick ? QUICK_LEVEL : best;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  for (const { ending, bytes } of compressions(content, quality, isQuick)) {
    const name = `${hash}-${quality}.${ending}`;
    const compressed = contents.get(name) ?? readOrCompress(name, bytes, cacheFolder);
    contents.set(name, compressed);
    await writeWhole(`${file}.${ending}`, await compressed);
  }
}

async function readOrCompress(
  name: string,
  compress: () => Promise<Buffer>,
  cacheFolder: string | undefined,
): Promise<Buffer> {
  if (cacheFolder === undefined) return await compress();
  const cached = join(cacheFolder, name);
  if (existsSync(cached)) return await readFile(cached);
  const compressed = await compress();
  await writeWhole(cached, compressed);
  return compressed;
}

function compressions(content: Buffer, quality: number, isQuick: boolean): readonly Compressed[] {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return [
    { ending: 'br', bytes: () => toBrotli(content, { params }) },
    { ending: 'gz', bytes: () => toGzip(content, { level: isQuick ? QUICK_LEVEL : 9 }) },
  ];
}

/** Writes atomically, so that neither a server nor the next run reads a partial file. */
async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const draft = `${target}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, target);
}

async function evictUnused(cacheFolder: string, used: Pick<Contents, 'has'>): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!used.has(name)) await rm(join(cacheFolder, name));
  }
}
