import { loadVenue, MARKER_ANCHOR, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { labelLocations: false });

// #region app
mapView.floatingLabels.labelLocations({ fontSize: 12 });

const desk = venue.getLocation('information');
mapView.markers.add(desk, '<b>Start</b>', { anchor: MARKER_ANCHOR.BOTTOM });

mapView.addInteractive(venue.polygons);
mapView.on(VIEW_EVENT.CLICK, async ({ polygons }) => {
  const [place] = polygons.flatMap(({ locations }) => locations);
  if (!place) return mapView.journey.clear();
  const directions = await desk.directionsTo(place);
  if (directions.found)
    mapView.journey.draw(directions, { path: { color: '#c02080' } });
});
// #endregion app
