import { COLLISION_RANK, loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
});

// #region both
const mapView = await showVenue('#map', venue, { labelLocations: false });

// Paint the names of all places on the floor.
mapView.flatLabels.labelLocations({ color: '#1b2430', maxSize: 2 });

// Add a label that is always visible above the map.
const desk = venue.getLocation('reception');
const label = mapView.floatingLabels.add(desk, 'Sign in here', {
  color: '#ffffff',
  haloColor: '#b3261e',
  fontSize: 18,
});
mapView.floatingLabels.setRank(label, COLLISION_RANK.ALWAYS_VISIBLE);
// #endregion both

await mapView.camera.focusOn(
  { polygons: desk.polygons },
  { minZoom: 45, tilt: 25 },
);
