import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const store = map.venue.get('location', 'department-store');
const bookshop = map.venue.get('location', 'bookshop');

const route = await map.venue.route(store, bookshop);
if (route.found) map.navigation.draw(route);
