/** The target of a URL in a bundle. */
export type UrlTarget =
  /** A file of the bundle, by path. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'web' | 'unsafe' | 'invalid' };

// A reserved host: a URL that still has it after resolving was relative.
const ROOT = 'https://bundle.invalid/';

/** Schemes that run code or reach into the machine when a page follows them. */
const UNSAFE = new Set(['javascript:', 'vbscript:', 'file:', 'filesystem:', 'blob:', 'data:']);

/** Resolves a URL as a browser does, including its handling of control characters. */
export function readBundleUrl(text: string): UrlTarget {
  let url: URL;
  try {
    url = new URL(text, ROOT);
  } catch {
    return { kind: 'invalid' };
  }
  if (url.origin === new URL(ROOT).origin) return { kind: 'file', path: pathOf(url) };
  const isImage = url.protocol === 'data:' && url.pathname.startsWith('image/');
  return { kind: UNSAFE.has(url.protocol) && !isImage ? 'unsafe' : 'web' };
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    // A stray percent sign is part of the name.
    return pathname.slice(1);
  }
}
