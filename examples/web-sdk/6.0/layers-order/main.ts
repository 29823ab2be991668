import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const security = map.venue.get('location', 'security');
const bookshop = map.venue.get('location', 'bookshop');
const route = await map.venue.route(security, bookshop);
if (route.found) map.navigation.draw(route);

// #region order
const [shop] = bookshop.elements;
if (shop?.geometry.type === 'Polygon') {
  map.shapes.add(shop.geometry, {
    floor: shop.floor,
    color: '#e0338a',
    opacity: 0.6,
  });
}
map.layers.move('shapes', { above: 'paths' });
// #endregion order
await map.camera.focusOn(bookshop, { maxZoom: 19.5 });
