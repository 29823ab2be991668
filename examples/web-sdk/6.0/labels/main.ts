import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region add
const bakery = map.venue.get('location', 'bakery');
map.labels.add(bakery, {
  text: 'Fresh bread until one',
  rank: 'always',
  color: '#7a2e0e',
  haloColor: '#fff4e8',
  weight: 700,
});
// #endregion add

await map.camera.focusOn(bakery, { maxZoom: 20 });
