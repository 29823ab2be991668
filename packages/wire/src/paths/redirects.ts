export type Redirect = { readonly from: string; readonly to: string };

/**
 * Where a moved path lives now. `from` may end in `/*`; `to` then says `:splat` where the rest goes,
 * as in the `_redirects` file of static hosts.
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
