import { type Container, findContainer } from './dom/map-root.ts';
import { MapViewError } from './kernel/map-view-error.ts';
import { loadLabelling } from './features/labels/load-labelling.ts';
import { openInitialFloors } from './first-frame.ts';
import { beginLoading, type LoadOptions, type VenueSource } from './loading/load-venue.ts';
import type { MapOptions } from './map-options.ts';
import { MapView } from './map-view.ts';
import { createGraphics, type Graphics, releaseGraphics } from './scene/graphics.ts';
import { warmUp } from './scene/warm-up.ts';
import { createBootstrapView } from './bootstrap-view.ts';
import type { ViewKernel } from './view-kernel.ts';

/** Options of `showVenue`: the venue, and how to load and show it. */
export type ShowVenueOptions = VenueSource &
  MapOptions &
  LoadOptions & {
    /**
     * Called when the first frame is drawn: the initial floor, without labels. The rest of a large
     * venue is still loading at that moment. Use this callback to remove a placeholder.
     */
    readonly onFirstFrame?: () => void;
  };

/**
 * Loads a venue and shows it in an element. The element needs a height.
 *
 * The initial floor is drawn as soon as it is read. The promise resolves when the whole venue is
 * loaded. It rejects with a `MapViewError` whose message says what to do, or with the reason of
 * `signal`.
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
  // Before the venue is loaded, so that the graphics driver compiles in the meantime.
  const graphics = takeCanvas(element, options);
  const coolDown = warmUp(graphics);
  try {
    return await whileBusy(element, showInStages(element, options, graphics));
  } catch (error) {
    releaseGraphics(graphics);
    throw error;
  } finally {
    coolDown();
  }
}

/**
 * Draws the first frame as soon as possible. The map is returned only when everything is loaded.
 */
async function showInStages(
  container: HTMLElement,
  options: ShowVenueOptions,
  graphics: Graphics,
): Promise<MapView> {
  const { signal } = options;
  // Needed after the first frame, and loaded beside the venue.
  const labelling = loadLabelling(options.fontFamily);
  labelling.catch(() => {});
  const opening = await beginLoading(options, options);
  await openInitialFloors(opening, options.floor);
  signal?.throwIfAborted();
  const { venue } = opening;
  const ground = createBootstrapView({ container, venue, options, graphics });
  try {
    await drawFirstFrame(ground.kernel, options);
    await opening.complete();
    signal?.throwIfAborted();
    return new MapView(ground, options, await labelling);
  } catch (error) {
    ground.kernel.remove();
    throw error;
  }
}

function takeCanvas(element: HTMLElement, options: ShowVenueOptions): Graphics {
  const { antialias = true, transparent = false, maxPixelRatio = 2, fallback } = options;
  try {
    const canvas = element.ownerDocument.createElement('canvas');
    // A canvas of the right size need not be resized later.
    const ratio = Math.min(devicePixelRatio, maxPixelRatio);
    canvas.width = element.clientWidth * ratio;
    canvas.height = element.clientHeight * ratio;
    return createGraphics(canvas, { antialias, transparent });
  } catch (error) {
    if (fallback && error instanceof MapViewError) element.append(fallback(error));
    throw error;
  }
}

/** Sets `aria-busy` while the map is loading. */
async function whileBusy<T>(element: HTMLElement, work: Promise<T>): Promise<T> {
  element.ariaBusy = 'true';
  try {
    return await work;
  } finally {
    element.ariaBusy = null;
  }
}

/**
 * Draws the first frame. If the container has no size, nothing is drawn until it has one, but the
 * map is created anyway.
 */
async function drawFirstFrame(
  { stage, context }: ViewKernel,
  { onFirstFrame }: ShowVenueOptions,
): Promise<void> {
  const stop = context.events.on('frame', () => {
    stop();
    onFirstFrame?.();
  });
  stage.drawFrame(performance.now());
  // In a separate task, so that the frame is presented before the rest is read.
  await new Promise((resolve) => setTimeout(resolve, 0));
}
