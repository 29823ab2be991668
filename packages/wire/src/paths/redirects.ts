export type Redirect = { readonly from: string; readonly to: string };

/**
 * The new path of a moved page. `from` may end in `/*`; `:splat` in `to` is then replaced with the
 * rest, as in the `_redirects` file of static hosts.
 */
export function findRedirect(redirects: readonly Redirect[], pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { from, to } of redirects) {
    if (from === path) return to;
    const prefix = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (prefix !== undefined && path.startsWith(prefix)) {
      const rest = path.slice(prefix.length).split('/').map(encodeURIComponent).join('/');
      return to.replace(':splat', () => rest);
    }
  }
  return undefined;
}
