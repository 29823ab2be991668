import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const cafe = map.venue.get('location', 'cafe');
const xray = map.venue.get('location', 'xray-2');

// #region compare
const smooth = await map.venue.route(cafe, xray);
const raw = await map.venue.route(cafe, xray, { smoothing: false });

if (smooth.found && raw.found) {
  map.paths.add(raw, {
    color: '#e03131',
    width: 0.5,
    minWidthPixels: 4,
    altitude: 0.4,
  });
  map.paths.add(smooth);
  map.camera.focusOn(smooth, { pitchDegrees: 0, duration: 0 });
}
// #endregion compare
