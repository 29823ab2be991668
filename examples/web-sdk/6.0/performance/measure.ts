import { showVenue } from '@brand/web-sdk';

// #region measure
const start = performance.now();
const since = (): string => `${Math.round(performance.now() - start)} ms`;

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  onFirstFrame: () => console.log(`First frame after ${since()}`),
});
console.log(`Ready after ${since()}`);

let frames = 0;
map.on('frame', () => (frames += 1));
setInterval(() => {
  console.log(`${frames} frames in the last second`);
  frames = 0;
}, 1000);
// #endregion measure
