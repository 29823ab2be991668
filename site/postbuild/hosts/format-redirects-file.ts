import type { Redirect } from '@brand/wire/paths';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It applies to the whole host, so paths
 * include the base path of the site. Cloudflare distinguishes a trailing slash, and requires rules
 * with a wildcard behind all others.
 */
export function formatRedirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const [exact, dynamic] = [
    redirects.filter(({ from }) => !from.endsWith('*')),
    redirects.filter(({ from }) => from.endsWith('*')),
  ];
  const withSlash = exact.map(({ from, to }) => ({ from: `${from}/`, to }));
  return [...exact, ...withSlash, ...dynamic]
    .map(({ from, to }) => `${base}${from} ${base}${to} 301\n`)
    .join('');
}
