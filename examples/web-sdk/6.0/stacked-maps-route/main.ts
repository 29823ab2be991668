import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const supermarket = map.venue.get('location', 'supermarket');
const cinema = map.venue.get('location', 'cinema');

// #region route
const route = await map.venue.route(supermarket, cinema);
if (route.found) {
  map.navigation.draw(route, { fitCamera: false });
  await map.use(stackedFloors).show({ floors: route.floors, opacity: 0.6 });
}
// #endregion route
