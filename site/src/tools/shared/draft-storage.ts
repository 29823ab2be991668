import { findStorage } from '@site/src/kit/find-storage';

/** Drafts of the reader in browser storage, by tool and venue. */
export type DraftStorage = {
  readonly read: (venueKey: string) => string | undefined;
  /** Stores a text. Returns `false` if storage is full or blocked. */
  readonly write: (venueKey: string, text: string) => boolean;
};

export function createDraftStorage(
  tool: string,
  storage: Storage | undefined = findStorage('localStorage'),
): DraftStorage {
  const nameOf = (venueKey: string): string => `tools:${tool}:${venueKey}`;
  return {
    read: (venueKey) => storage?.getItem(nameOf(venueKey)) ?? undefined,
    write(venueKey, text) {
      try {
        storage?.setItem(nameOf(venueKey), text);
        return storage !== undefined;
      } catch {
        // The quota is exceeded; the page works without a stored draft.
        return false;
      }
    },
  };
}
