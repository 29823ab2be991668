import { findStorage } from '@site/src/kit/find-storage';

/** Work of a reader that the browser keeps, by tool and venue. */
export type DraftStorage = {
  /** The text that was kept. */
  readonly read: (venueKey: string) => string | undefined;
  /** Keeps a text; says whether the browser had room and lets this site store anything. */
  readonly write: (venueKey: string, text: string) => boolean;
};

export function createStoredWork(
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
        // Full: the page goes on without.
        return false;
      }
    },
  };
}
