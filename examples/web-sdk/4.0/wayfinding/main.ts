import { type Directions, loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });

// #region complete
const reception = venue.getLocation('reception');

reception.directionsTo(
  venue.getLocation('radiology'),
  {},
  (error, directions) => {
    if (error || !directions?.found) return;
    mapView.journey.draw(directions, { color: '#0b7a4b' });
  },
);
// #endregion complete

// #region bare
async function drawBare(directions: Directions): Promise<void> {
  mapView.removePaths();
  mapView.drawPath(directions, { color: '#b3261e', width: 0.6 });
  const [first] = directions.maps;
  if (first) await mapView.showMap(first);
}

const stepFree = await reception.directionsTo(venue.getLocation('emergency'), {
  accessible: true,
});
if (stepFree.found) await drawBare(stepFree);
// #endregion bare
