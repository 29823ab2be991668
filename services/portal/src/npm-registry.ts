import { existsSync, readFileSync } from 'node:fs';
import { matchesEtag, publicOrigin } from '@brand/service-kit';
import { Hono } from 'hono';
import { formatEtag, hashContent } from './static-files/etag.ts';
import { listFiles } from './static-files/file-table.ts';
import { sendFile } from './static-files/send-file.ts';

export type NpmRegistryOptions = {
  /** Number of trusted proxies, whose forwarded headers count. */
  readonly proxyHops: number;
};

type Version = { readonly dist: { readonly tarball: string } };

type Packument = { readonly versions: Readonly<Record<string, Version>> };

/** A release must be found soon after a deployment. */
const PACKUMENT_CACHE_CONTROL = 'public, max-age=300';
/** The name of an archive contains a hash of its content. */
const TARBALL_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** The longest name that npm allows. */
const MAX_NAME_CHARACTERS = 214;

/**
 * The read protocol of npm's registry, from the files that the build wrote. Package managers download
 * an archive from the URL in the package's document as it is, also if the document came from
 * another host, so that URL gets the origin of the request.
 */
export function createNpmRegistry(folder: string, { proxyHops }: NpmRegistryOptions): Hono {
  const app = new Hono();
  const files = existsSync(folder) ? [...listFiles(folder).values()] : [];
  const packuments = new Map(
    files
      .filter(({ name }) => name.startsWith('@'))
      .map((file) => [file.name, parsePackument(file.absolutePath)]),
  );
  const tarballs = new Map(
    files.filter(({ name }) => name.endsWith('.tgz')).map((file) => [file.name, file]),
  );

  // A scoped name may have its slash encoded, as npm does.
  app.on(['GET', 'HEAD'], '/:path{.+}', async ({ req, json }) => {
    const path = req.param('path');
    const packument = packuments.get(path);
    if (packument) {
      return sendPackument(req.raw, withOrigin(packument, publicOrigin(req.raw, proxyHops)));
    }
    const tarball = tarballs.get(path);
    if (tarball) {
      const response = await sendFile(req.raw, tarball);
      response.headers.set('cache-control', TARBALL_CACHE_CONTROL);
      return response;
    }
    const error =
      files.length === 0
        ? 'The packages are not built here. Run `npm run build`.'
        : `There is no package "${path.slice(0, MAX_NAME_CHARACTERS)}" here. Known: ${[...packuments.keys()].join(', ')}.`;
    return json({ error }, files.length === 0 ? 503 : 404);
  });

  app.all('/*', ({ json }) =>
    json({ error: 'This registry can only be read.' }, 405, { allow: 'GET, HEAD' }),
  );
  return app;
}

function parsePackument(file: string): Packument {
  return JSON.parse(readFileSync(file, 'utf8')) as Packument;
}

function withOrigin(packument: Packument, origin: string): Packument {
  const versions = Object.entries(packument.versions).map(([version, { dist, ...manifest }]) => {
    const { pathname } = new URL(dist.tarball);
    return [version, { ...manifest, dist: { ...dist, tarball: origin + pathname } }];
  });
  return { ...packument, versions: Object.fromEntries(versions) as Packument['versions'] };
}

function sendPackument(request: Request, packument: Packument): Response {
  const body = JSON.stringify(packument);
  const etag = formatEtag(hashContent(body), 'identity');
  const headers = { etag, 'cache-control': PACKUMENT_CACHE_CONTROL };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
}
