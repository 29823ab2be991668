import { loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { labelLocations: false });

// #region draw
const start = venue.getLocation('bookshop');
const directions = await start.directionsTo(venue.getLocation('gull-restaurant'));

if (directions.found) {
  mapView.journey.draw(directions, {
    path: { color: '#c02080', width: 1.2 },
    startMarker: 'none',
  });
} else {
  console.warn(directions.reason);
}
// #endregion draw

// #region steps
const next = document.createElement('button');
next.textContent = 'Next';
next.addEventListener('click', () => mapView.journey.nextStep());

for (const { map, link } of mapView.journey.steps) {
  next.title += link ? `${map.name}, then the ${link.type}. ` : `${map.name}.`;
}
// #endregion steps
document.body.append(next);
