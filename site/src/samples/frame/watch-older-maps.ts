import { isFramed, onLookChange, readLook, whileBusy } from './parent-page.ts';
import { beginMap } from './watch-maps.ts';

/** The options of Web SDK 5.0 that the frame uses. */
type Options = { readonly theme?: string };
type ShowVenue = (container: unknown, venue: unknown, options?: Options) => Promise<unknown>;

const { theme } = readLook();

/** Wraps `showVenue` of Web SDK 5.0: the theme follows the page unless it is set. */
export function watchMaps(showVenue: ShowVenue): ShowVenue {
  return async (container, venue, options) => {
    const tellDrawn = beginMap();
    const map = await whileBusy(showVenue(container, venue, { theme, ...options }));
    tellDrawn();
    return map;
  };
}

// Maps of 5.0 cannot change their theme, so the sample restarts with the new one.
onLookChange((look) => {
  if (!isFramed || look.theme === theme) return;
  location.search = String(new URLSearchParams({ theme: look.theme, language: look.language }));
});
