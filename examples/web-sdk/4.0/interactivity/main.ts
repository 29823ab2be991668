import { loadVenue, showVenue, VIEW_EVENT, type Polygon } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './panel.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
});
const mapView = await showVenue('#map', venue);
const panel = document.createElement('p');
document.body.append(panel);

// #region events
mapView.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));

function openPanel(polygon: Polygon): void {
  mapView.clearPolygonColors();
  mapView.colorPolygon(polygon, '#7a3ff2');
  panel.textContent = polygon.locations.map(({ name }) => name).join(', ');
  panel.hidden = false;
}

function closePanel(): void {
  mapView.clearPolygonColors();
  panel.hidden = true;
}

mapView.on(VIEW_EVENT.POLYGON_CLICKED, openPanel);
mapView.on(VIEW_EVENT.NOTHING_CLICKED, closePanel);
// #endregion events

// #region end
function leaveScreen(): void {
  mapView.off(VIEW_EVENT.POLYGON_CLICKED, openPanel);
  mapView.off(VIEW_EVENT.NOTHING_CLICKED, closePanel);
  closePanel();
}
// #endregion end

const [hall] = venue.getLocation('exhibition').polygons;
if (hall) openPanel(hall);
addEventListener('pagehide', leaveScreen);
