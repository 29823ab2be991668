import { type EmbeddedViewer, embedViewer } from '@brand/viewer-embed';

const screen = document.querySelector<HTMLElement>('#screen')!;

// #region renew
let shown: { viewer: EmbeddedViewer; layer: HTMLElement } | undefined;

/** Loads the map anew behind the one that is shown. If that fails, nothing changes. */
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
    console.warn('The map that was there stays.', error);
    viewer.remove();
    layer.remove();
    // Without a map there is nothing to keep: try until there is one.
    if (!shown) setTimeout(renew, 30_000);
  }
}

await renew();
// #endregion renew

// #region loop
/** External ids: they last when the map is drawn anew. */
const PLACES = ['cinema', 'supermarket', 'bookshop'];
let turn = 0;

setInterval(async () => {
  const location = PLACES[turn % PLACES.length] ?? null;
  turn += 1;
  // A place that is gone is passed over.
  await shown?.viewer.setState({ location }).catch(console.warn);
}, 12_000);
// #endregion loop

// #region publish
/** Not all screens at once. */
const soon = (): number => Math.random() * 60_000;

const events = new EventSource('/screens');
events.addEventListener('published', () => setTimeout(renew, soon()));

/** And each night, for what was missed. */
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
