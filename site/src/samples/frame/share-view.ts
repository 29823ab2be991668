import type { FrameView } from '../frame-messages.ts';
import { onPageMessage, postToParent } from './parent-page.ts';
import { shownMap, type ViewsOfMap } from './watch-maps.ts';

const FLIGHT_MS = 900;
/** The camera is idle if it has not moved for this time. */
const IDLE_MS = 80;
/** After this many looks, a map counts as one that keeps moving, such as a tour. */
const MAX_LOOKS = 16;

/**
 * Lets the page read the state that a sample gives its map, and show the state of another sample in
 * this map, so that one map seems to fly from sample to sample.
 */
export function shareView(loading: Promise<unknown>): void {
  onPageMessage((message) => {
    if (message.type === 'view-request') void reportView(loading);
    if (message.type === 'view-show') void showView(message.view);
  });
}

async function reportView(loading: Promise<unknown>): Promise<void> {
  const view = await loading.then(captureIdleView).catch(() => undefined);
  postToParent({ type: 'sample-view', view });
}

async function showView(view: FrameView): Promise<void> {
  try {
    await (await viewsOfMap())?.apply(view, { duration: FLIGHT_MS });
  } catch {
    // The page then shows the other sample without a flight.
  }
  postToParent({ type: 'sample-arrive' });
}

async function captureIdleView(): Promise<FrameView | undefined> {
  const views = await viewsOfMap();
  if (!views) return undefined;
  let last: string | undefined;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const view = views.capture();
    const camera = JSON.stringify(view.camera);
    if (camera === last) return view;
    last = camera;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  }
  return undefined;
}

/** The module is loaded for pages that ask. */
async function viewsOfMap(): Promise<ViewsOfMap | undefined> {
  const { views } = await import('@brand/web-sdk/views');
  return shownMap()?.use(views);
}
