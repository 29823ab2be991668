import { REVALIDATED_PATTERN } from '@brand/wire/offline';
import type { SecurityHeaders } from '../../config/security-headers.ts';

type Headers = Readonly<Record<string, string>>;

export type ResponseKind = {
  readonly name: keyof SecurityHeaders;
  /** Matches the path of the file below the site, in the syntax that PCRE and RE2 share. */
  readonly pattern: string;
};

/**
 * The kinds of responses with their own headers, as our server distinguishes them. The first
 * matching pattern applies.
 */
export const RESPONSE_KINDS: readonly ResponseKind[] = [
  { name: 'programs', pattern: String.raw`^/samples/playground/.*\.html$` },
  { name: 'frames', pattern: String.raw`^/samples/.*\.html$` },
  { name: 'viewer', pattern: String.raw`^/viewer/(.*\.html)?$` },
  { name: 'shared', pattern: '^/(samples|sdk|venues|viewer|[.]well-known)/' },
  { name: 'wasmWorkers', pattern: String.raw`^/assets/[^/]+/wasm-worker-[^/]+\.js$` },
  { name: 'fetchWorkers', pattern: String.raw`^/assets/[^/]+/fetch-worker-[^/]+\.js$` },
  {
    name: 'workers',
    pattern: String.raw`^/(assets/[^/]+/worker-[^/]+|offline-worker)\.js$`,
  },
  { name: 'pages', pattern: String.raw`(\.html|/)$` },
  { name: 'files', pattern: '.' },
];

const SHARED_PAGES = new Set<keyof SecurityHeaders>(['programs', 'frames', 'viewer']);

/** All headers of a kind; pages of shared folders are shared too. */
export function headersOfKind(headers: SecurityHeaders, { name }: ResponseKind): Headers {
  return SHARED_PAGES.has(name) ? { ...headers.shared, ...headers[name] } : headers[name];
}

/** Browsers cache pages and revalidate them. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** For files whose names contain a hash of their content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * The documents of the npm registry have the names of packages, without an extension. A release must
 * be found soon after a deployment.
 */
export const PACKUMENTS = {
  pattern: '^/npm/@',
  mediaType: 'application/json',
  cacheControl: 'public, max-age=300',
} as const;

/** How long a response may be cached. The first matching pattern applies. */
export const CACHE_RULES: readonly { readonly pattern: string; readonly value: string }[] = [
  // The bundler puts a content hash into every name below assets/, and so do the names of archives.
  { pattern: '^/((samples/)?assets|npm/-)/', value: IMMUTABLE_CACHE_CONTROL },
  { pattern: PACKUMENTS.pattern, value: PACKUMENTS.cacheControl },
  { pattern: String.raw`(\.html|/)$`, value: PAGE_CACHE_CONTROL },
  { pattern: REVALIDATED_PATTERN, value: PAGE_CACHE_CONTROL },
  { pattern: '.', value: 'public, max-age=3600' },
];

/** Files for hosts, not for readers. */
export const PRIVATE_FILES: readonly string[] = [
  '_headers',
  '_redirects',
  '_hosts',
  'redirects.json',
  'security-headers.json',
];
