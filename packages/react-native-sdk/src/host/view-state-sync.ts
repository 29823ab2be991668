import type { MapView, Unsubscribe } from '@brand/web-sdk';
import { views, type ViewState } from '@brand/web-sdk/views';

/** Milliseconds without movement before the view state is reported. */
const IDLE_MS = 800;

/**
 * Reports the view state whenever the map becomes idle, so that it can be restored after the system
 * ends the web view without warning.
 */
export function reportViewState(map: MapView, onState: (state: unknown) => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onState(map.use(views).capture()), IDLE_MS);
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

/** Restores the view state of another map, unless it belongs to another venue. */
export async function restoreState(map: MapView, state: ViewState): Promise<void> {
  if (state.venueId !== map.venue.id) return;
  await map.use(views).apply(state, { duration: 0 });
}
