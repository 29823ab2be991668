import { embedViewer, type ViewerState } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map')!;

// #region viewer
const viewer = embedViewer(container, {
  venue: 'harbour-mall',
  title: 'Map of Harbour Mall',
});

let before: ViewerState = {};
viewer.on('state-changed', (now) => {
  if (now.location !== undefined && now.location !== before.location) {
    record('select', { place: now.location });
  }
  const { from, to } = now;
  if (from && to && (from !== before.from || to !== before.to)) {
    record('route', { from, to });
  }
  before = now;
});

function record(name: string, details: Readonly<Record<string, string>>): void {
  navigator.sendBeacon('/viewer-events', JSON.stringify({ name, ...details }));
}
// #endregion viewer
