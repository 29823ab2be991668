/** Where published references are stored. */
export type StorageSettings = {
  /** A connection string of the account, or its address. */
  readonly account:
    | { readonly connectionString: string }
    | { readonly url: string; readonly sas?: string };
  readonly container: string;
  /** What the names of blobs begin with, without a slash at its end. */
  readonly prefix: string;
};

/**
 * Reads the settings: `REFERENCE_STORAGE_CONNECTION_STRING`, or `REFERENCE_STORAGE_URL` with an
 * optional `REFERENCE_STORAGE_SAS` (a signature may also stand in the address). `undefined` when
 * neither is set. The container is `web` and names begin with `reference` unless
 * `REFERENCE_STORAGE_CONTAINER` and `REFERENCE_STORAGE_PREFIX` say otherwise.
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
