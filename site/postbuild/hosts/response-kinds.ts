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
  { name: 'workers', pattern: String.raw`^/assets/[^/]+/worker-[^/]+\.js$` },
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

/** How long a response may be cached. The first matching pattern applies. */
export const CACHE_RULES: readonly { readonly pattern: string; readonly value: string }[] = [
  // The bundler puts a content hash into every name below assets/.
  { pattern: '^/(samples/)?assets/', value: 'public, max-age=31536000, immutable' },
  { pattern: String.raw`(\.html|/)$`, value: PAGE_CACHE_CONTROL },
  { pattern: '.', value: 'public, max-age=3600' },
];

/** Media types by extension. With `nosniff`, a module of another type does not run. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  geojson: 'application/geo+json',
  glb: 'model/gltf-binary',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Files for hosts, not for readers. */
export const PRIVATE_FILES: readonly string[] = [
  '_headers',
  '_redirects',
  '_hosts',
  'redirects.json',
  'security-headers.json',
];
