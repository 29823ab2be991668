import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const entrance = map.venue.get('location', 'main-entrance');

// #region hold
const dot = map.use(blueDot, { color: '#d6336c', ring: 'none', pulse: false });
if (entrance.center) {
  dot.hold({ ...entrance.center, headingDegrees: 30 }, { duration: Infinity });
  map.markers.add(entrance.center, {
    content: 'You are here',
    offset: 16,
    collision: 'always-show',
  });
}
// #endregion hold
