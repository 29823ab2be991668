/** The target of a URL in a bundle. */
export type UrlTarget =
  /** A file of the bundle, by path. */
  | { readonly kind: 'file'; readonly path: string }
  /** Target outside the bundle. For `unsupported`, no map loads or opens the target. */
  | { readonly kind: 'web' | 'unsafe' | 'unsupported' | 'invalid' };

/** Use of a URL: an asset is loaded with the map, a link is opened by the visitor. */
export type UrlUse = 'asset' | 'link';

// A reserved host. A URL that still has it after resolving was relative.
const ROOT = 'https://bundle.invalid/';

/** Schemes that run code or access the machine when a page follows them. */
const UNSAFE = new Set(['javascript:', 'vbscript:', 'file:', 'filesystem:', 'blob:', 'data:']);

const SUPPORTED: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  asset: new Set(['https:', 'http:']),
  link: new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'geo:']),
};

/** Resolves a URL as a browser does, including its handling of control characters. */
export function readBundleUrl(text: string, use: UrlUse): UrlTarget {
  let url: URL;
  try {
    url = new URL(text, ROOT);
  } catch {
    return { kind: 'invalid' };
  }
  if (url.origin === new URL(ROOT).origin) return { kind: 'file', path: pathOf(url) };
  const isPicture = url.protocol === 'data:' && url.pathname.startsWith('image/');
  if (SUPPORTED[use].has(url.protocol) || (isPicture && use === 'asset')) return { kind: 'web' };
  return { kind: UNSAFE.has(url.protocol) ? 'unsafe' : 'unsupported' };
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    // A stray percent sign is part of the name.
    return pathname.slice(1);
  }
}
