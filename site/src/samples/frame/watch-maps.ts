import type { FrameSettings, FrameView } from '../frame-messages.ts';
import { isFramed, onFrameSettingsChange, readFrameSettings, whileBusy } from './parent-page.ts';

/** The SDK's feature `views`. */
export type Views = { readonly name: string };
export type ViewsOfMap = {
  capture(): FrameView & { readonly camera: object };
  apply(view: FrameView, options: { readonly duration: number }): Promise<unknown>;
};

/** The members of a map view and its options that the frame uses. */
type ShownMap = {
  readonly theme: string;
  setTheme(theme: string): void;
  use(feature: Views): ViewsOfMap;
  on(event: 'remove', listener: () => void): unknown;
};
type Options = {
  readonly theme?: unknown;
  readonly language?: string;
  readonly camera?: { readonly controls?: object };
  readonly onFirstFrame?: () => void;
};
type ShowVenue = (container: unknown, options: Options) => Promise<ShownMap>;

let look = readFrameSettings();
const maps = new Map<ShownMap, () => void>();
const firstFrame = Promise.withResolvers<void>();
const settled = Promise.withResolvers<void>();
let shown = 0;
let lastMap: ShownMap | undefined;

/** Resolves when a map of the sample is first visible. */
export const whenDrawn: Promise<void> = firstFrame.promise;

/** Resolves when `showVenue` of the sample has settled. */
export const whenSettled: Promise<void> = settled.promise;

export function hasStartedMap(): boolean {
  return shown > 0;
}

/** The last map of the sample, unless it was removed. */
export function shownMap(): ShownMap | undefined {
  return lastMap;
}

/** Registers that the sample shows a map. Returns a function to call when it is visible. */
export function registerMap(): () => void {
  shown += 1;
  return firstFrame.resolve;
}

/**
 * Wraps the SDK's `showVenue`: options that a sample leaves open follow the page around it.
 * Explicit options are unchanged, so that readers see the effect of the code.
 */
export function watchMaps(showVenue: ShowVenue): ShowVenue {
  return async (container, options) => {
    const resolveDrawn = registerMap();
    const follows = options.theme === undefined || options.theme === 'system';
    const showing = showVenue(container, {
      language: look.language,
      ...options,
      ...(follows && { theme: themeOf(look) }),
      camera: { ...options.camera, controls: { ...wheelOfPage(), ...options.camera?.controls } },
      onFirstFrame: () => {
        resolveDrawn();
        options.onFirstFrame?.();
      },
    });
    const map = await whileBusy(showing).finally(settled.resolve);
    if (follows) follow(map);
    lastMap = map;
    map.on('remove', () => {
      if (lastMap === map) lastMap = undefined;
    });
    return map;
  };
}

/** Follows the theme of the page until the sample sets another. */
function follow(map: ShownMap): void {
  let chosen = map.theme;
  maps.set(map, () => {
    if (map.theme !== chosen) return;
    map.setTheme(themeOf(look));
    chosen = map.theme;
  });
  map.on('remove', () => maps.delete(map));
}

onFrameSettingsChange((next) => {
  look = next;
  for (const apply of maps.values()) apply();
});

/** High contrast takes precedence over dark. */
function themeOf({ theme }: FrameSettings): string {
  const isContrastHigh = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  return isContrastHigh ? 'high-contrast' : theme;
}

/** Inside a page, the wheel and one finger scroll the page. */
function wheelOfPage(): object {
  return isFramed ? { wheel: 'with-modifier' } : {};
}
