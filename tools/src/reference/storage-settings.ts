/** Where published references are stored. */
export type StorageSettings = {
  /** A connection string of the account, or its URL. */
  readonly account:
    | { readonly connectionString: string }
    | { readonly url: string; readonly sas?: string };
  readonly container: string;
  /** Prefix of the names of blobs, without a trailing slash. */
  readonly prefix: string;
};

/**
 * Reads the settings: `REFERENCE_STORAGE_CONNECTION_STRING`, or `REFERENCE_STORAGE_URL` with an
 * optional `REFERENCE_STORAGE_SAS` (the signature may also be part of the URL). `undefined` if
 * neither is set. `REFERENCE_STORAGE_CONTAINER` defaults to `web`, `REFERENCE_STORAGE_PREFIX` to
 * `reference`.
 */
export function readStorageSettings(env: NodeJS.ProcessEnv): StorageSettings | undefined {
  const connectionString = env['REFERENCE_STORAGE_CONNECTION_STRING'];
  const address = env['REFERENCE_STORAGE_URL'];
  if (!connectionString && !address) return undefined;
  return {
    account: connectionString
      ? { connectionString }
      : readAddress(address!, env['REFERENCE_STORAGE_SAS']),
    container: env['REFERENCE_STORAGE_CONTAINER'] || 'web',
    prefix: (env['REFERENCE_STORAGE_PREFIX'] || 'reference').replaceAll(/^\/+|\/+$/g, ''),
  };
}

function readAddress(
  address: string,
  signature: string | undefined,
): { url: string; sas?: string } {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `REFERENCE_STORAGE_URL: expected the address of a storage account, such as https://account.blob.core.windows.net, found "${address}". Correct it, or unset it to use the local build.`,
    );
  }
  const sas = (signature || url.search).replace(/^\?/, '');
  return { url: url.origin + url.pathname.replace(/\/+$/, ''), ...(sas && { sas }) };
}
