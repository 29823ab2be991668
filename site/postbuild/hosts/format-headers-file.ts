import { OFFLINE_PATHS } from '@brand/wire/offline';
import { workerKindOf } from '@brand/wire/workers';
import type { SecurityHeaders } from '../../config/security-headers.ts';
import { IMMUTABLE_CACHE_CONTROL, PACKUMENTS, PAGE_CACHE_CONTROL } from './response-kinds.ts';

type Headers = Readonly<Record<string, string>>;

/** Folders of files that other hosts and frames load; they contain no pages of the site. */
export const SHARED_FOLDERS: ReadonlySet<string> = new Set(['samples', 'sdk', 'venues', 'viewer']);

export type HeadersFileOptions = {
  readonly headers: SecurityHeaders;
  /** First path segments of pages. */
  readonly folders: readonly string[];
  /** Paths of worker scripts. */
  readonly workers: readonly string[];
  /** Scope of the packages in the npm registry, such as `@acme`. */
  readonly packageScope: string;
  readonly baseUrl: string;
};

/**
 * The `_headers` file of Netlify and Cloudflare Pages. If several rules match a path, hosts send the
 * headers of all, and browsers enforce each of them. So the rules for pages name their folders:
 * frames and files for other hosts are allowed more than pages are.
 */
export function formatHeadersFile(options: HeadersFileOptions): string {
  const { headers, folders, workers, packageScope, baseUrl } = options;
  const { pages, files, frames, programs, viewer } = headers;
  const { 'Cross-Origin-Resource-Policy': ownOnly = '', ...forAll } = files;
  const forPages = omitHeaders(pages, forAll);
  const forever = { 'Cache-Control': IMMUTABLE_CACHE_CONTROL };
  const shared = omitHeaders(headers.shared, forAll);
  const ofPages = folders.flatMap((folder) => [`/${folder}`, `/${folder}/*`]);
  const rules = {
    '/*': forAll,
    ...Object.fromEntries(['/', ...ofPages].map((path) => [path, forPages])),
    '/assets/*': { ...forever, 'Cross-Origin-Resource-Policy': ownOnly },
    ...Object.fromEntries(
      workers.map((path) => [path, omitHeaders(headers[workerKindOf(path)!], files)]),
    ),
    [`/${OFFLINE_PATHS.worker}`]: {
      ...omitHeaders(headers.workers, files),
      'Cache-Control': PAGE_CACHE_CONTROL,
    },
    '/offline/*': { 'Cache-Control': PAGE_CACHE_CONTROL },
    '/samples/*': shared,
    '/samples/web-sdk/*': omitHeaders(frames, headers.shared),
    '/samples/showcase/*': omitHeaders(frames, headers.shared),
    '/samples/playground/*': omitHeaders(programs, headers.shared),
    '/samples/assets/*': forever,
    '/sdk/*': shared,
    '/venues/*': shared,
    '/viewer/*': { ...shared, ...omitHeaders(viewer, headers.shared) },
    '/.well-known/*': shared,
    '/npm/-/*': forever,
    [`/npm/${packageScope}/*`]: {
      'Cache-Control': PACKUMENTS.cacheControl,
      'Content-Type': PACKUMENTS.mediaType,
    },
  };
  const base = baseUrl.replace(/\/$/, '');
  return Object.entries(rules)
    .map(([path, sent]) => {
      const lines = Object.entries(sent).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Removes headers that a wider rule already sends. */
function omitHeaders(headers: Headers, sent: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in sent)));
}
