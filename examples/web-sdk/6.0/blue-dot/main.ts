import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const dot = map.use(blueDot);

dot.report({
  lngLat: [-9.13896, 38.70309],
  floorLevel: 0,
  accuracy: 5,
  headingDegrees: 60,
});
dot.follow('position');
