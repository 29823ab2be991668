import { type EmbeddedViewer, embedViewer } from '@brand/viewer-embed';

const screen = document.querySelector<HTMLElement>('#screen')!;

// #region renew
let shown: { viewer: EmbeddedViewer; layer: HTMLElement } | undefined;

/** Loads a new map behind the current one. If that fails, nothing changes. */
async function renew(): Promise<void> {
  const layer = document.createElement('div');
  layer.className = 'layer';
  screen.prepend(layer);
  const viewer = embedViewer(layer, { venue: 'harbour-mall', floor: 'f_ground' });
  try {
    await viewer.ready;
    shown?.viewer.remove();
    shown?.layer.remove();
    shown = { viewer, layer };
  } catch (error) {
    console.warn('The current map stays.', error);
    viewer.remove();
    layer.remove();
    // If there is no map to keep, try again until one loads.
    if (!shown) setTimeout(renew, 30_000);
  }
}

await renew();
// #endregion renew

// #region loop
/** External ids, which stay the same when the map is redrawn. */
const PLACES = ['cinema', 'supermarket', 'bookshop'];
let turn = 0;

setInterval(async () => {
  const location = PLACES[turn % PLACES.length] ?? null;
  turn += 1;
  // Skip a place that no longer exists.
  await shown?.viewer.setState({ location }).catch(console.warn);
}, 12_000);
// #endregion loop

// #region publish
/** Random delay, so that not all screens reload at the same time. */
const soon = (): number => Math.random() * 60_000;

const events = new EventSource('/screens');
events.addEventListener('published', () => setTimeout(renew, soon()));

/** Reloads each night too, in case the screen missed an event. */
function waitForNight(): void {
  const night = new Date();
  night.setHours(4, 0, 0, 0);
  if (night.getTime() <= Date.now()) night.setDate(night.getDate() + 1);
  setTimeout(
    () => {
      void renew();
      waitForNight();
    },
    night.getTime() - Date.now() + soon(),
  );
}
waitForNight();
// #endregion publish
