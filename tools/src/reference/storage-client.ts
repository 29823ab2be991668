import { buffer } from 'node:stream/consumers';
import { BlobServiceClient, type ContainerClient, RestError } from '@azure/storage-blob';
import type { StorageSettings } from './storage-settings.ts';

/** Fails a build soon if the host does not respond, not after the client's default of minutes. */
const RETRY = {
  maxTries: 3,
  tryTimeoutInMs: 30_000,
  retryDelayInMs: 300,
  maxRetryDelayInMs: 2_000,
};

/** Opens the container without a request to the host. */
export function openContainer({ account, container }: StorageSettings): ContainerClient {
  const options = { retryOptions: RETRY };
  const service =
    'connectionString' in account
      ? connect(account.connectionString, options)
      : new BlobServiceClient(
          account.sas === undefined ? account.url : `${account.url}?${account.sas}`,
          undefined,
          options,
        );
  return service.getContainerClient(container);
}

function connect(
  connectionString: string,
  options: { readonly retryOptions: typeof RETRY },
): BlobServiceClient {
  try {
    return BlobServiceClient.fromConnectionString(connectionString, options);
  } catch {
    // The client's message may quote the string, which contains the account's key.
    throw new Error(
      'REFERENCE_STORAGE_CONNECTION_STRING: expected a connection string of a storage account (AccountName=…;AccountKey=…;BlobEndpoint=…). Copy it again from the account.',
    );
  }
}

/** The URL of a container without its signature, for messages. */
export function placeOf(client: ContainerClient): string {
  return client.url.split('?', 1)[0]!;
}

/** Downloads a blob; `undefined` if it does not exist. */
export async function downloadBlob(
  client: ContainerClient,
  name: string,
): Promise<Buffer | undefined> {
  try {
    // Not downloadToBuffer: errors of its initial HEAD request do not name the missing part.
    const { readableStreamBody } = await client.getBlobClient(name).download();
    return readableStreamBody && (await buffer(readableStreamBody));
  } catch (error) {
    if (error instanceof RestError && error.statusCode === 404 && !isContainerMissing(error)) {
      return undefined;
    }
    throw explain(error, client);
  }
}

/**
 * Converts an error of the client to one with a fix. The original is not attached: it contains the
 * request with the signature, which must not be logged.
 */
export function explain(error: unknown, client: ContainerClient): Error {
  const place = placeOf(client);
  if (!(error instanceof RestError))
    return error instanceof Error ? error : new Error(String(error));
  if (isContainerMissing(error)) {
    return new Error(
      `${place}: there is no container "${client.containerName}". Create it, or correct REFERENCE_STORAGE_CONTAINER.`,
    );
  }
  if ([401, 403, 409].includes(error.statusCode ?? 0)) {
    return new Error(
      `${place}: access is refused (${error.code ?? error.statusCode}). Check REFERENCE_STORAGE_SAS or the connection string: it needs to read, and to write for publishing.`,
    );
  }
  if (error.statusCode === undefined) {
    return new Error(
      `${place}: cannot be reached (${error.code ?? error.message}). Check REFERENCE_STORAGE_URL and the network, or unset it to use the local build.`,
    );
  }
  return new Error(`${place}: answered ${error.statusCode} ${error.code ?? ''}. Try again later.`);
}

function isContainerMissing({ code }: RestError): boolean {
  return code === 'ContainerNotFound' || code === 'ContainerBeingDeleted';
}
