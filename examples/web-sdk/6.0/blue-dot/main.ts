import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const dot = map.use(blueDot);

dot.report({
  lngLat: [1.63279, 50.73004],
  floorId: 'f_departures',
  accuracy: 5,
  headingDegrees: 60,
});
dot.follow('position');
