import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { matchesEtag } from '@brand/service-kit';
import { isPackument, mediaTypeOf } from '@brand/wire/files';
import { REVALIDATED_PATTERN } from '@brand/wire/offline';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import type { StaticFile } from './file-table.ts';
import { formatEtag, hashContent } from './etag.ts';
import { type ByteRange, parseRange } from './parse-range.ts';

/** Below this size, buffering a file is cheaper than streaming it. */
const MAX_BUFFERED_BYTES = 512 * 1024;
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** Browsers cache pages and revalidate them. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const REVALIDATED = new RegExp(REVALIDATED_PATTERN);
const hashes = new Map<string, Promise<string>>();

/** Responds to GET or HEAD with a file: conditional, precompressed, or a byte range. */
export async function sendFile(
  request: Request,
  file: StaticFile,
  status = 200,
): Promise<Response> {
  const range =
    status === 200 && request.method === 'GET'
      ? parseRange(request.headers.get('range') ?? undefined, file.size)
      : undefined;
  const encoding =
    range === undefined
      ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined, file.encodings)
      : 'identity';
  const etag = formatEtag(await hashFile(file), encoding);
  const headers = commonHeaders(file, encoding, etag);

  if (status === 200 && isUnchanged(request, etag, file.lastModified)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', mediaTypeOf(file.name));
  if (range !== undefined && isRangeStillValid(request, etag, file.lastModified)) {
    return sendRange(file, range, headers);
  }
  return sendWhole(request, file.absolutePath + SUFFIX[encoding], { status, headers });
}

async function sendWhole(
  request: Request,
  path: string,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<Response> {
  const { size } = await stat(path);
  headers.set('content-length', String(size));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = size <= MAX_BUFFERED_BYTES ? await readFile(path) : streamOf(path);
  return new Response(body, { status, headers });
}

function sendRange(
  file: StaticFile,
  range: ByteRange | 'unsatisfiable',
  headers: Headers,
): Response {
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  headers.set('content-length', String(range.end - range.start + 1));
  return new Response(streamOf(file.absolutePath, range), { status: 206, headers });
}

function commonHeaders(file: StaticFile, encoding: Encoding, etag: string): Headers {
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControlOf(file.name),
  });
  // A file name with a hash never changes content, so its date carries no information.
  if (!isHashed(file.name)) headers.set('last-modified', file.lastModified.toUTCString());
  if (file.encodings.size > 0) headers.set('vary', 'accept-encoding');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return headers;
}

function cacheControlOf(name: string): string {
  if (isHashed(name)) return 'public, max-age=31536000, immutable';
  if (name.endsWith('.html') || REVALIDATED.test(`/${name}`)) return PAGE_CACHE_CONTROL;
  // A release must be found soon after a deployment.
  if (isPackument(name)) return 'public, max-age=300';
  return 'public, max-age=3600';
}

/** Scripts and the archives of packages have a content hash in their names. */
function isHashed(name: string): boolean {
  return name.startsWith('assets/') || name.startsWith('npm/-/');
}

function isUnchanged(request: Request, etag: string, lastModified: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) return matchesEtag(known, etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

function isRangeStillValid(request: Request, etag: string, lastModified: Date): boolean {
  const condition = request.headers.get('if-range');
  return condition === null || condition === etag || condition === lastModified.toUTCString();
}

function streamOf(path: string, range?: ByteRange): ReadableStream {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream;
}

/** Cached, because the served folder does not change while the server runs. */
function hashFile(file: StaticFile): Promise<string> {
  const key = `${file.absolutePath}:${file.lastModified.getTime()}:${file.size}`;
  const known = hashes.get(key);
  if (known) return known;
  const hash = readFile(file.absolutePath).then(hashContent);
  hashes.set(key, hash);
  return hash;
}
