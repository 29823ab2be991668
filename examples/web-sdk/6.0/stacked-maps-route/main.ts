import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const station = map.venue.get('location', 'rail-station');
const lounge = map.venue.get('location', 'lounge-aurora');

// #region route
const route = await map.venue.route(station, lounge);
if (route.found) {
  map.navigation.draw(route, { fitCamera: false });
  await map.use(stackedFloors).show({ floors: route.floors, opacity: 0.6 });
}
// #endregion route
