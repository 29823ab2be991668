import { assertBundleSize } from '../assert-bundle-size';
import { deleteBundles, findBundle, storeBundle } from './bundle-store';
import { clearOwnVenue, type OwnVenue, setTemporaryVenue, storeOwnVenue } from './own-venue';

/** The bundle of this visit, also if the browser did not store it. */
let current: { readonly id: string; readonly bundle: Blob } | undefined;

/**
 * Shows a venue of the reader in all samples and tools. Resolves to whether the browser stored it;
 * otherwise it lasts until the page is closed.
 */
export async function showOwnVenue(name: string, bundle: Blob): Promise<{ isStored: boolean }> {
  assertBundleSize({ name, size: bundle.size }, 'this page');
  // Not a random UUID, which browsers only offer over HTTPS.
  const venue: OwnVenue = { id: Date.now().toString(36), name };
  current = { id: venue.id, bundle };
  try {
    await storeBundle(venue.id, bundle);
    storeOwnVenue(venue);
    return { isStored: true };
  } catch {
    // Without its entry, nothing would delete the bundle.
    void deleteBundles().catch(() => {});
    clearOwnVenue();
    setTemporaryVenue(venue);
    return { isStored: false };
  }
}

/** The bundle of the reader's venue. Throws an Error with advice if the browser deleted it. */
export async function loadOwnBundle({ id, name }: OwnVenue): Promise<Blob> {
  const bundle = current?.id === id ? current.bundle : await findBundle(id);
  if (bundle) return bundle;
  throw new Error(
    `The browser no longer has the bundle of ${name}. Open it in the workbench again, or go back to the demo venues.`,
  );
}

/** Samples and tools show demo venues again; the bundle is deleted. */
export function returnToDemoVenues(): void {
  current = undefined;
  clearOwnVenue();
  // If storage is blocked, there is nothing to delete.
  void deleteBundles().catch(() => {});
}
