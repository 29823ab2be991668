import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

// #region tour
const stops = ['reception', 'cafe', 'library', 'sky-bar'];

async function tour(signal: AbortSignal): Promise<void> {
  for (const id of stops) {
    const stop = map.venue.get('location', id);
    const end = await map.camera.focusOn(stop, {
      duration: 2500,
      pitchDegrees: 60,
      signal,
    });
    if (end === 'stopped') return;
  }
  await map.camera.reset();
}

const controller = new AbortController();
tour(controller.signal);
// #endregion tour

document.addEventListener('visibilitychange', () => {
  if (document.hidden) controller.abort();
});
