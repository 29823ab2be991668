import type { MapView, Unsubscribe } from '@brand/web-sdk';
import { views, type ViewState } from '@brand/web-sdk/views';

/** Milliseconds of rest after which the app is told where the map stands. */
const REST = 800;

/**
 * Tells the app where the map stands, whenever it came to rest: a web view that the system ends
 * without warning is then shown again as it was.
 */
export function reportViewState(map: MapView, onState: (state: unknown) => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onState(map.use(views).capture()), REST);
  };
  const stops = [
    map.on('camera-change', note),
    map.on('floor-change', note),
    map.on('language-change', note),
    map.on('theme-change', note),
    map.elements.on('change', note),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Brings a map to where another one stood. A state of another venue is left. */
export async function restoreState(map: MapView, state: ViewState): Promise<void> {
  if (state.venueId !== map.venue.id) return;
  await map.use(views).apply(state, { duration: 0 });
}
