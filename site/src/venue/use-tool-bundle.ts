import { useEffect, useState } from 'react';
import { openBundle, type ToolVenue } from './tool-venue';
import type { ToolBundle } from './tool-bundle';

/** State of the opening of a venue. */
export type BundleState =
  | { readonly state: 'opening' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'open'; readonly bundle: ToolBundle };

type Opened = { readonly venue: ToolVenue; readonly result: BundleState };

/** Opens the venue that the reader chose; a newer choice replaces an older one. */
export function useToolBundle(venue: ToolVenue): BundleState {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const controller = new AbortController();
    const finish = (result: BundleState): void => {
      if (!controller.signal.aborted) setOpened({ venue, result });
    };
    const open = async (): Promise<void> => {
      try {
        finish({ state: 'open', bundle: await openBundle(venue, controller.signal) });
      } catch (error) {
        finish({ state: 'refused', reason: (error as Error).message });
      }
    };
    void open();
    return () => controller.abort();
  }, [venue]);
  return opened?.venue === venue ? opened.result : { state: 'opening' };
}
