import { isFramed, onLookChange, readLook, whileBusy } from './parent-page.ts';
import { beginMap } from './watch-maps.ts';

/** As much of the options of Web SDK 5.0 as the frame cares for. */
type Options = { readonly theme?: string };
type ShowVenue = (container: unknown, venue: unknown, options?: Options) => Promise<unknown>;

const { theme } = readLook();

/** The `showVenue` of Web SDK 5.0, in the colours of the page around it unless it names others. */
export function watchMaps(showVenue: ShowVenue): ShowVenue {
  return async (container, venue, options) => {
    const tellDrawn = beginMap();
    const map = await whileBusy(showVenue(container, venue, { theme, ...options }));
    tellDrawn();
    return map;
  };
}

// Maps of that version keep their colours: the sample begins anew in the others.
onLookChange((look) => {
  if (!isFramed || look.theme === theme) return;
  location.search = String(new URLSearchParams({ theme: look.theme, language: look.language }));
});
