import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const security = map.venue.get('location', 'security');

// #region nearest
const cafes = map.venue.get('category', 'lcat_cafes').locations;
const nearest = await map.venue.nearestByWalking(security, cafes, { limit: 3 });

const routes = nearest.map(({ route }) => route);
map.navigation.draw(routes, { fitCamera: false });
map.camera.focusOn(routes);
// #endregion nearest
