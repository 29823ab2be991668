import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const desk = map.venue.get('location', 'information');
const bookshop = map.venue.get('location', 'bookshop');

const route = await map.venue.route(desk, bookshop);
if (route.found) map.navigation.draw(route);

map.on('click', ({ element }) => element && map.camera.focusOn(element));
