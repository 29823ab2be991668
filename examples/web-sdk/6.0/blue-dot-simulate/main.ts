import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const security = map.venue.get('location', 'security');
const gate = map.venue.get('location', 'gate-b3');

// #region simulate
const dot = map.use(blueDot);
const route = await map.venue.route(security, gate);
if (route.found) {
  const session = map.navigation.draw(route);
  dot.on('position-change', ({ position }) => session.track(position));
  dot.follow('path', { pitchDegrees: 60 });
  dot.simulate(route, { speed: 3, accuracy: 4, loop: true });
}
// #endregion simulate
