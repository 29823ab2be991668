import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region add
const bookshop = map.venue.get('location', 'bookshop');
map.markers.add(bookshop, { content: 'Meet here at noon', rank: 'high' });
// #endregion add

await map.camera.focusOn(bookshop, { maxZoom: 20 });
