import { loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'alder-campus',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_grounds' });
mapView.labelLocations({ fontSize: 11 });

// #region focus
const lab = venue.getLocation('robotics-lab');
const [polygon] = lab.polygons;

if (polygon) {
  await mapView.showMap(polygon.map);
  await mapView.focusOn({ polygons: lab.polygons }, { duration: 500 });
}
// #endregion focus

// #region state
const { zoom, rotation } = mapView.getCamera();
await mapView.setCamera({ zoom: zoom * 3, rotation: rotation + 30, tilt: 50 });
// #endregion state
