import { createHash } from 'node:crypto';
import { SHARED_HEADERS } from '@brand/wire/files';
import { preconnectLink } from '@brand/wire/search';

export type SecurityHeaderOptions = {
  /** The inline scripts of the built pages; only these run. */
  readonly inlineScripts: Iterable<string>;
  /** Inline scripts of the pages that run playground programs. */
  readonly programScripts?: Iterable<string>;
  /** Origins of the hosted services that the operator configured. */
  readonly connectOrigins: readonly string[];
  /** Another origin to preconnect to. */
  readonly preconnect?: string | undefined;
  /** The path below which the site is served, with slashes. */
  readonly baseUrl?: string | undefined;
};

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** Headers of HTML pages. */
  readonly pages: Headers;
  /** Headers of all other files: a policy has no effect on a script or an image. */
  readonly files: Headers;
  /** Headers of files that other sites, and sandboxed frames without an origin, load too. */
  readonly shared: Headers;
  /** Headers of worker scripts. */
  readonly workers: Headers;
  /** Headers of workers that run WebAssembly. */
  readonly wasmWorkers: Headers;
  /** Headers of workers that load files of other hosts. */
  readonly fetchWorkers: Headers;
  /** Headers of the pages that run samples. */
  readonly frames: Headers;
  /** Headers of the pages that run playground programs. */
  readonly programs: Headers;
  /** Headers of the map viewer, which other sites embed in frames. */
  readonly viewer: Headers;
};

/** The security headers of our server and of static hosts. */
export function createSecurityHeaders({
  inlineScripts,
  programScripts = [],
  connectOrigins,
  preconnect,
  baseUrl = '/',
}: SecurityHeaderOptions): SecurityHeaders {
  const scriptHashes = [...inlineScripts].map(hashSource).toSorted();
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // Style attributes cannot be hashed, and the framework writes some.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The playground posts a program there when the reader asks for it.
    'form-action': ["'self'", 'https://stackblitz.com'],
    'frame-ancestors': ["'self'"],
  };
  const files = {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
  const pages = {
    ...files,
    'Content-Security-Policy': formatPolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(self), camera=(), geolocation=(self), gyroscope=(self), magnetometer=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    Link: [
      // The relation of version 2 of the llms.txt proposal: agents find the index from any page.
      `<${baseUrl}llms.txt>; rel="describedby"; type="text/markdown"`,
      // A header and not an element, because pages are built once for any search service.
      ...(preconnect === undefined ? [] : [preconnectLink(preconnect)]),
    ].join(', '),
  };
  return {
    pages,
    files,
    shared: { ...files, ...SHARED_HEADERS },
    workers: { ...files, 'Content-Security-Policy': formatPolicy(workerPolicy({})) },
    wasmWorkers: {
      ...files,
      'Content-Security-Policy': formatPolicy(workerPolicy({ script: ["'wasm-unsafe-eval'"] })),
    },
    fetchWorkers: {
      ...files,
      'Content-Security-Policy': formatPolicy(workerPolicy({ connect: ['https:'] })),
    },
    frames: createFrameHeaders(),
    programs: createProgramHeaders(programScripts),
    viewer: createViewerHeaders(),
  };
}

/**
 * A worker has the policy of its own script, not that of its page: it can only load our own files.
 * WebAssembly is allowed in some workers and nowhere else. Other hosts can be reached only from
 * workers that load what the reader names and never see a file of the reader.
 */
function workerPolicy({
  script = [],
  connect = [],
}: {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
}): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'connect-src': ["'self'", ...connect],
  };
}

/**
 * Blocks connections that a content security policy does not cover, WebRTC above all
 * (https://wicg.github.io/connection-allowlists). Chromium enforces it.
 */
const OWN_HOST_ONLY = { 'Connection-Allowlist': '(response-origin)' };

/**
 * A sample runs without an origin, in one of our iframes or in its own tab. It can load our files,
 * but it cannot read what the reader stored here or reach other hosts.
 */
export function createFrameHeaders(): Headers {
  return { ...asFrameHeaders(framePolicy()), ...OWN_HOST_ONLY };
}

/**
 * A playground program is code of a reader: modules that the page creates from text. It may set any
 * styles. The page narrows this further, to the folders that programs need.
 */
export function createProgramHeaders(inlineScripts: Iterable<string>): Headers {
  const hashes = [...inlineScripts].map(hashSource).toSorted();
  const headers = asFrameHeaders({
    ...framePolicy(),
    'script-src': ["'self'", 'blob:', ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
  return { ...headers, ...OWN_HOST_ONLY };
}

/**
 * The viewer stores nothing and has no accounts, so a page that frames it cannot take anything from
 * its reader. The server of a private map grants access by token.
 */
function createViewerHeaders(): Headers {
  const { sandbox: _sandbox, ...policy } = framePolicy();
  const { 'X-Frame-Options': _frames, ...headers } = asFrameHeaders({
    ...policy,
    'frame-ancestors': ['*'],
  });
  return headers;
}

function framePolicy(): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:'],
    // Without an origin a worker cannot be loaded from a file, so libraries use data URLs.
    'worker-src': ["'self'", 'blob:', 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  };
}

function asFrameHeaders(policy: Readonly<Record<string, readonly string[]>>): Headers {
  return {
    'Content-Security-Policy': formatPolicy(policy),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

function formatPolicy(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The text of every inline script that a browser would run, without data blocks. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type=["']?application\/(?:ld\+)?json/.test(attributes))
    .map(([, , text = '']) => text);
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
