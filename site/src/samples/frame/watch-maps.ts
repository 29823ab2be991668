import type { FrameLook } from '../frame-messages.ts';
import { isFramed, onLookChange, readLook, whileBusy } from './parent-page.ts';

/** As much of a map view and its options as the frame cares for. */
type ShownMap = {
  readonly theme: string;
  setTheme(theme: string): void;
  on(event: 'remove', listener: () => void): unknown;
};
type Options = {
  readonly theme?: unknown;
  readonly language?: string;
  readonly camera?: { readonly controls?: object };
  readonly onFirstFrame?: () => void;
};
type ShowVenue = (container: unknown, options: Options) => Promise<ShownMap>;

let look = readLook();
const maps = new Map<ShownMap, () => void>();
const firstFrame = Promise.withResolvers<void>();
const settled = Promise.withResolvers<void>();
let shown = 0;
let lastMap: ShownMap | undefined;

/** Resolves when a map of the sample can be seen for the first time. */
export const whenDrawn: Promise<void> = firstFrame.promise;

/** Resolves when a map of the sample is all there, or cannot be. */
export const whenSettled: Promise<void> = settled.promise;

export function hasBegunMap(): boolean {
  return shown > 0;
}

/** The map of the sample that was shown last, unless it was removed. */
export function shownMap(): ShownMap | undefined {
  return lastMap;
}

/** Notes that the sample shows a map; what it answers is to be called when that can be seen. */
export function beginMap(): () => void {
  shown += 1;
  return firstFrame.resolve;
}

/**
 * The SDK's `showVenue` with other defaults: what a sample leaves open follows the page around it.
 * What it says itself stays, so that readers see what the code does.
 */
export function watchMaps(showVenue: ShowVenue): ShowVenue {
  return async (container, options) => {
    const tellDrawn = beginMap();
    const follows = options.theme === undefined || options.theme === 'system';
    const showing = showVenue(container, {
      language: look.language,
      ...options,
      ...(follows && { theme: themeOf(look) }),
      camera: { ...options.camera, controls: { ...wheelOfPage(), ...options.camera?.controls } },
      onFirstFrame: () => {
        tellDrawn();
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

/** As long as nobody else chooses a theme. */
function follow(map: ShownMap): void {
  let chosen = map.theme;
  maps.set(map, () => {
    if (map.theme !== chosen) return;
    map.setTheme(themeOf(look));
    chosen = map.theme;
  });
  map.on('remove', () => maps.delete(map));
}

onLookChange((next) => {
  look = next;
  for (const apply of maps.values()) apply();
});

/** Contrast matters more than darkness. */
function themeOf({ theme }: FrameLook): string {
  const isContrastHigh = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  return isContrastHigh ? 'high-contrast' : theme;
}

/** In a page, the wheel and one finger scroll the page. */
function wheelOfPage(): object {
  return isFramed ? { wheel: 'with-modifier' } : {};
}
