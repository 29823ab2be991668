import { loadVenue, MARKER_ANCHOR, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);

// #region app
mapView.labelLocations({ fontSize: 12 });

const desk = venue.getLocation('information');
mapView.addMarker(desk, '<b>Start</b>', { anchor: MARKER_ANCHOR.BOTTOM });

mapView.addInteractive(venue.polygons);
mapView.on(VIEW_EVENT.POLYGON_CLICKED, ({ locations: [place] }) => {
  if (!place) return;
  desk.directionsTo(place, {}, (_error, directions) => {
    if (directions?.found) mapView.journey.draw(directions, { color: '#c02080' });
  });
});
mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => mapView.journey.clear());
// #endregion app
