export type StorageSpace = {
  /** Bytes that this site may still store; absent if the browser does not say. */
  readonly available?: number;
  /** Whether the browser keeps the download when space gets scarce. */
  readonly isPersistent: boolean;
};

/** Asks the browser for the space that is left. */
export async function readStorageSpace(
  storage: StorageManager | undefined = navigator.storage,
): Promise<StorageSpace> {
  try {
    const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
    const isPersistent = (await storage?.persisted?.()) ?? false;
    return { isPersistent, ...(quota !== undefined && { available: Math.max(0, quota - usage) }) };
  } catch {
    return { isPersistent: false };
  }
}

/** Asks the browser not to evict the download. Some browsers ask the reader. */
export async function requestPersistence(
  storage: StorageManager | undefined = navigator.storage,
): Promise<boolean> {
  try {
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
