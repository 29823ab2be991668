import { directionsThrough, loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);

// #region stops
const stops = ['information', 'bookshop', 'bakery'].map((id) =>
  venue.getLocation(id),
);
const legs = await directionsThrough(venue, stops, { accessible: true });

if (legs.every(({ found }) => found)) mapView.journey.draw(legs);
// #endregion stops
