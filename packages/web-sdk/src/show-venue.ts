import { type Container, findContainer } from './dom/map-root.ts';
import { MapViewError } from './kernel/map-view-error.ts';
import { type LoadOptions, loadVenue, type VenueSource } from './loading/load-venue.ts';
import type { MapOptions } from './map-options.ts';
import { MapView } from './map-view.ts';
import { createGraphics, type Graphics, releaseGraphics } from './scene/graphics.ts';
import { warmUp } from './scene/warm-up.ts';

/** What to show and how. */
export type ShowVenueOptions = VenueSource & MapOptions & LoadOptions;

/**
 * Loads a venue and shows it in an element. The element needs a height.
 *
 * Resolves when the first frame is drawn. Rejects with a `MapViewError` whose message says what to
 * do, or with the reason of `signal`.
 *
 * @example
 * const map = await showVenue(document.querySelector('#map'), {
 *   venueId: 'harbour-mall',
 *   key: 'demo',
 * });
 */
export async function showVenue(container: Container, options: ShowVenueOptions): Promise<MapView> {
  const element = findContainer(container);
  const { signal } = options;
  signal?.throwIfAborted();
  // Before the venue is there, so that the graphics driver gets ready while it loads.
  const graphics = takeCanvas(element, options);
  const coolDown = warmUp(graphics);
  try {
    const venue = await whileBusy(element, loadVenue(options, options));
    signal?.throwIfAborted();
    return await drawFirstFrame(new MapView(element, venue, options, graphics), signal);
  } catch (error) {
    releaseGraphics(graphics);
    throw error;
  } finally {
    coolDown();
  }
}

function takeCanvas(element: HTMLElement, options: ShowVenueOptions): Graphics {
  const { antialias = true, transparent = false, maxPixelRatio = 2, fallback } = options;
  try {
    const canvas = element.ownerDocument.createElement('canvas');
    // A context that is made in the right size need not be made again when it is known.
    const ratio = Math.min(devicePixelRatio, maxPixelRatio);
    canvas.width = element.clientWidth * ratio;
    canvas.height = element.clientHeight * ratio;
    return createGraphics(canvas, { antialias, transparent });
  } catch (error) {
    if (fallback && error instanceof MapViewError) element.append(fallback(error));
    throw error;
  }
}

/** Tells users of screen readers that the map is not there yet. */
async function whileBusy<T>(element: HTMLElement, work: Promise<T>): Promise<T> {
  element.ariaBusy = 'true';
  try {
    return await work;
  } finally {
    element.ariaBusy = null;
  }
}

/** A container without a size draws nothing until it has one; the map is there nevertheless. */
async function drawFirstFrame(map: MapView, signal: AbortSignal | undefined): Promise<MapView> {
  if (map.element.clientWidth === 0 || map.element.clientHeight === 0) return map;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stops = [map.on('frame', () => resolve()), map.on('context-lost', () => resolve())];
  const abort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  // A hidden tab draws no frames; waiting for one would never end.
  if (document.visibilityState === 'hidden') resolve();
  map.kernel.stage.drawFrame(performance.now());
  try {
    await promise;
    return map;
  } catch (error) {
    map.remove();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    for (const stop of stops) stop();
  }
}
