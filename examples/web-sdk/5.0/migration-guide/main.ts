import { loadVenue, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });

// #region color
const shop = venue.getLocation('bookshop');
mapView.colorPolygon(shop.polygons, '#f08c00');
mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
  if (polygons.length > 0) mapView.camera.focusOn({ polygons });
});
// #endregion color

// #region way
const directions = await venue.getLocation('information').directionsTo(shop);
if (directions.found) mapView.journey.draw(directions);
// #endregion way
