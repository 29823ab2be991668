import { showVenue } from '@brand/web-sdk';

// #region limits
const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  camera: {
    pitchDegrees: 30,
    limits: { minZoom: 17, maxZoom: 20.5, maxPitchDegrees: 50 },
    controls: { rotate: false, pitch: false },
  },
});
// #endregion limits

// #region idle
const IDLE_MS = 60_000;
let timer = setTimeout(goHome, IDLE_MS);

function goHome(): void {
  map.camera.reset({ duration: 1500 });
}

map.on('interaction-end', () => {
  clearTimeout(timer);
  timer = setTimeout(goHome, IDLE_MS);
});
// #endregion idle
