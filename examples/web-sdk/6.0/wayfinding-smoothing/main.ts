import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const store = map.venue.get('location', 'department-store');
const bookshop = map.venue.get('location', 'bookshop');

// #region compare
const smooth = await map.venue.route(store, bookshop);
const raw = await map.venue.route(store, bookshop, { smoothing: false });

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
