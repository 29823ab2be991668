import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const desk = map.venue.get('location', 'information');

// #region nearest
const cafes = map.venue.get('category', 'lcat_cafes').locations;
const nearest = await map.venue.nearestByWalking(desk, cafes, { limit: 3 });

const routes = nearest.map(({ route }) => route);
map.navigation.draw(routes, { fitCamera: false });
map.camera.focusOn(routes);
// #endregion nearest
