import { CAMERA_EVENT, loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './panel.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
});
const mapView = await showVenue('#map', venue);
const panel = document.createElement('aside');
panel.textContent = 'Gates B1 to B4';
document.body.append(panel);

// #region focus
const gates = ['gate-b1', 'gate-b2', 'gate-b3', 'gate-b4'].map((id) =>
  venue.getLocation(id),
);
const [map] = gates[0]!.maps;

if (map) await mapView.showMap(map);
mapView.camera.setInsets({ left: panel.offsetWidth });
await mapView.camera.focusOn({ locations: gates }, { tilt: 40, duration: 600 });
// #endregion focus
for (const { polygons } of gates) mapView.colorPolygon(polygons, '#8ab4ff');

// #region limits
mapView.camera.setLimits({ minZoom: 30, maxZoom: 900 });
mapView.camera.on(CAMERA_EVENT.USER_INTERACTION_START, () =>
  panel.classList.add('is-faded'),
);
mapView.camera.on(CAMERA_EVENT.USER_INTERACTION_END, () =>
  panel.classList.remove('is-faded'),
);
// #endregion limits
