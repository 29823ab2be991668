import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const store = map.venue.get('location', 'department-store');
const bookshop = map.venue.get('location', 'bookshop');

// #region simulate
const dot = map.use(blueDot);
const route = await map.venue.route(store, bookshop);
if (route.found) {
  const session = map.navigation.draw(route);
  dot.on('position-change', ({ position }) => session.track(position));
  dot.follow('path', { pitchDegrees: 60 });
  dot.simulate(route, { speed: 3, accuracy: 4, loop: true });
}
// #endregion simulate
