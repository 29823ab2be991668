import { createHash } from 'node:crypto';
import { preconnectLink } from '@brand/wire/search';

export type SecurityHeaderOptions = {
  /** The inline scripts of the built pages; only these run. */
  readonly inlineScripts: Iterable<string>;
  /** Those of the pages that programs of the playground run in. */
  readonly programScripts?: Iterable<string>;
  /** Origins of the hosted services that the operator configured. */
  readonly connectOrigins: readonly string[];
  /** The other origin that readers' browsers ask first. */
  readonly preconnect?: string | undefined;
};

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** For HTML. */
  readonly pages: Headers;
  /** For everything else: a policy on a script or a picture is weight without effect. */
  readonly files: Headers;
  /** For the scripts of workers. */
  readonly workers: Headers;
  /** For those of workers that run WebAssembly. */
  readonly wasmWorkers: Headers;
  /** For the pages that samples run in. */
  readonly frames: Headers;
  /** For those that programs of the playground run in. */
  readonly programs: Headers;
  /** For the map viewer, which pages of other sites hold in frames. */
  readonly viewer: Headers;
};

/** The security headers, for our server and for static hosts alike. */
export function createSecurityHeaders({
  inlineScripts,
  programScripts = [],
  connectOrigins,
  preconnect,
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
    // The playground hands a program over there, when the reader asks for it.
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
    // No element of the page: it is built once, for whoever answers its search.
    ...(preconnect !== undefined && { Link: preconnectLink(preconnect) }),
  };
  return {
    pages,
    files,
    workers: { ...files, 'Content-Security-Policy': formatPolicy(workerPolicy()) },
    wasmWorkers: {
      ...files,
      'Content-Security-Policy': formatPolicy(workerPolicy("'wasm-unsafe-eval'")),
    },
    frames: createFrameHeaders(),
    programs: createProgramHeaders(programScripts),
    viewer: createViewerHeaders(),
  };
}

/**
 * A worker has the policy of its own script, not that of its page: it reaches our own files alone.
 * WebAssembly is allowed to some workers and nowhere else.
 */
function workerPolicy(...allowed: string[]): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed],
    'connect-src': ["'self'"],
  };
}

/**
 * A sample runs without an origin, in a frame of ours or in a tab of its own: it reaches our files,
 * and neither what the reader stored here nor any other host.
 */
export function createFrameHeaders(): Headers {
  return asFrameHeaders(framePolicy());
}

/**
 * A program of the playground is what a reader wrote: modules that the page makes of their text. It
 * may style elements as it likes. The page narrows this further, to the folders that programs need.
 */
export function createProgramHeaders(inlineScripts: Iterable<string>): Headers {
  const hashes = [...inlineScripts].map(hashSource).toSorted();
  return asFrameHeaders({
    ...framePolicy(),
    'script-src': ["'self'", 'blob:', ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

/**
 * The viewer keeps nothing and knows nobody, so a page that holds it in a frame can take nothing from
 * its reader. Whom a private map allows its server says, by the token.
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
    // Without an origin, a worker cannot be a file: libraries make data of it.
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

/** The text of every inline script that a browser would run; data blocks are left out. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type=["']?application\/(?:ld\+)?json/.test(attributes))
    .map(([, , text = '']) => text);
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
