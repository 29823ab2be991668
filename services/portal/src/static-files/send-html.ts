import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesEtag } from '@brand/service-kit';
import { MEDIA_TYPES } from '@brand/wire/files';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { formatEtag, hashContent } from './etag.ts';
import { PAGE_CACHE_CONTROL } from './send-file.ts';

/** Quality for pages rendered per request; higher levels take more time than they save. */
const BROTLI_LEVEL = 4;
const COMPRESS: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
    }),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (text) => Buffer.from(text),
};

/** Responds to GET or HEAD with generated HTML, conditional and compressed like files. */
export async function sendHtml(request: Request, html: string): Promise<Response> {
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding') ?? undefined,
    new Set(['br', 'gzip']),
  );
  const etag = formatEtag(hashContent(html), encoding);
  const headers = new Headers({
    etag,
    'cache-control': PAGE_CACHE_CONTROL,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await COMPRESS[encoding](html);
  headers.set('content-type', MEDIA_TYPES['html']!);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
