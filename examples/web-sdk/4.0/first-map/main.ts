import { loadVenue, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);
mapView.labelLocations();

const desk = venue.getLocation('information');
desk.directionsTo(venue.getLocation('bookshop'), {}, (_error, directions) => {
  if (directions?.found) mapView.journey.draw(directions);
});

mapView.addInteractive(venue.locations.flatMap((location) => location.polygons));
mapView.on(VIEW_EVENT.POLYGON_CLICKED, (polygon) => {
  mapView.focusOn({ polygons: [polygon] });
});
mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => mapView.clearPolygonColors());
