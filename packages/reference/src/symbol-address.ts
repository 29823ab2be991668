/** A place in a reference. */
export type SymbolPlace = {
  /** The docs group, such as `web-sdk`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** Path of the portal's page that is the entry of this version, such as `/web-sdk/api-reference`. */
  readonly page: string;
  /** The symbol; without it the address is that of the whole reference. */
  readonly id?: string;
};

/**
 * The address of a symbol: the portal's own page, or the same place on a separate docs host when one
 * is configured (`REFERENCE_DOCS_HOST`, an origin with an optional path).
 *
 * @example
 * symbolAddress({ sdk: 'web-sdk', version: '6.0', page: '/web-sdk/api-reference', id: 'MapView.on' });
 * // '/web-sdk/api-reference#MapView.on'
 */
export function symbolAddress(
  { sdk, version, page, id }: SymbolPlace,
  docsHost?: string | undefined,
): string {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (!docsHost) return page + hash;
  return `${readDocsHost(docsHost)}/${encodeURIComponent(sdk)}/${encodeURIComponent(version)}/${hash}`;
}

/** Checks the setting and answers it without a slash at its end. */
export function readDocsHost(docsHost: string): string {
  const url = URL.parse(docsHost);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `REFERENCE_DOCS_HOST: expected an address such as https://docs.example.com, found "${docsHost}". Correct it, or unset it to link to the portal's own pages.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
