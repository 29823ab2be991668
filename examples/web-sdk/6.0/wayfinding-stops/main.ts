import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region stops
const errands = ['city-entrance', 'pharmacy', 'toys', 'bakery', 'bookshop'];
const stops = errands.map((id) => map.venue.get('location', id));

const route = await map.venue.routeThrough(stops, { order: 'shortest' });
if (route.found) map.navigation.draw(route);
// #endregion stops
