import { loadVenue, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);

const desk = venue.getLocation('information');
const directions = await desk.directionsTo(venue.getLocation('bookshop'));
if (directions.found) mapView.journey.draw(directions);

mapView.addInteractive(venue.locations.flatMap((location) => location.polygons));
mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
  if (polygons.length > 0) mapView.camera.focusOn({ polygons });
});
