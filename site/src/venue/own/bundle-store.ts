const DATABASE = 'own-venue';
const STORE = 'bundles';

/** Stores the only bundle. Rejects if storage is blocked or full. */
export async function storeBundle(id: string, bundle: Blob): Promise<void> {
  await run('readwrite', (store) => {
    store.clear();
    return store.put(bundle, id);
  });
}

/** Resolves to `undefined` if there is no such bundle, or storage is blocked. */
export async function findBundle(id: string): Promise<Blob | undefined> {
  const found: unknown = await run('readonly', (store) => store.get(id)).catch(() => undefined);
  return found instanceof Blob ? found : undefined;
}

export async function deleteBundles(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}

async function run(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      // A full disk aborts a transaction after all of its requests have succeeded.
      transaction.addEventListener('abort', () => reject(transaction.error ?? request.error));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where the browser blocks storage.
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });
}
