import { isFramed, onFrameSettingsChange, readFrameSettings, whileBusy } from './parent-page.ts';
import { registerMap } from './watch-maps.ts';

/** The options of Web SDK 5.0 that the frame uses. */
type Options = { readonly theme?: string };
type ShowVenue = (container: unknown, venue: unknown, options?: Options) => Promise<unknown>;

const { theme } = readFrameSettings();

/** Wraps `showVenue` of Web SDK 5.0: the theme follows the page unless it is set. */
export function watchMaps(showVenue: ShowVenue): ShowVenue {
  return async (container, venue, options) => {
    const resolveDrawn = registerMap();
    const map = await whileBusy(showVenue(container, venue, { theme, ...options }));
    resolveDrawn();
    return map;
  };
}

// Maps of 5.0 cannot change their theme, so the sample restarts with the new one.
onFrameSettingsChange((look) => {
  if (!isFramed || look.theme === theme) return;
  location.search = String(new URLSearchParams({ theme: look.theme, language: look.language }));
});
