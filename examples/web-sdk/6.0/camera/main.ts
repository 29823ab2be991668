import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region focus
const bookshop = map.venue.get('location', 'bookshop');
await map.camera.focusOn(bookshop);
// #endregion focus

map.on('click', ({ element }) => {
  if (element) map.camera.focusOn(element);
  else map.camera.reset();
});
