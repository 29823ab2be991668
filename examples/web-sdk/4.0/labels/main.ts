import { loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'alder-campus',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_library-0' });

// #region labels
mapView.labelLocations({ color: '#31445c', fontSize: 12 });

const nameless = venue
  .getMap('f_library-0')
  .polygons.find(
    ({ locations, isHallway }) => locations.length === 0 && !isHallway,
  );
if (nameless)
  mapView.labelPolygon(nameless, 'Staff', { color: '#b3261e', fontSize: 20 });
// #endregion labels

await mapView.focusOn({ polygons: venue.getMap('f_library-0').polygons });
