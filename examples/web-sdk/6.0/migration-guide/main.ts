import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  floor: 'f_ground',
});

// #region color
const shop = map.venue.get('location', 'bookshop');
map.elements.set(shop.elements, { color: '#f08c00' });
map.on('click', ({ element }) => {
  if (element) map.camera.focusOn(element);
});
// #endregion color

// #region way
const route = await map.venue.route(
  map.venue.get('location', 'information'),
  shop,
);
if (route.found) map.navigation.draw(route);
// #endregion way
