/** Location of a symbol in a reference. */
export type SymbolPlace = {
  /** The docs group, such as `web-sdk`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** Path of the portal page for this version, such as `/web-sdk/api-reference`. */
  readonly page: string;
  /** Symbol id; without it, the URL is that of the whole reference. */
  readonly id?: string;
};

/**
 * The URL of a symbol: the portal's own page, or the same place on a separate docs host if one is
 * configured (`REFERENCE_DOCS_HOST`, an origin with an optional path).
 *
 * @example
 * symbolAddress({ sdk: 'web-sdk', version: '6.0', page: '/web-sdk/api-reference', id: 'MapView.on' });
 * // '/web-sdk/api-reference#MapView.on'
 */
export function symbolUrl(
  { sdk, version, page, id }: SymbolPlace,
  docsHost?: string | undefined,
): string {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (!docsHost) return page + hash;
  return `${readDocsHost(docsHost)}/${encodeURIComponent(sdk)}/${encodeURIComponent(version)}/${hash}`;
}

/** Validates the setting and returns it without a trailing slash. */
export function readDocsHost(docsHost: string): string {
  const url = URL.parse(docsHost);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `REFERENCE_DOCS_HOST: expected an address such as https://docs.example.com, found "${docsHost}". Correct it, or unset it to link to the portal's own pages.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
