import { showVenue } from '@brand/web-sdk';

const map = await showVenue(document.querySelector('#map'), {
  venueId: 'harbour-mall',
  key: 'demo',
});
const entrance = map.venue.find('location', 'main-entrance');
const bookshop = map.venue.find('location', 'bookshop');

map.navigation.draw(map.venue.route(entrance, bookshop));
map.on('click', ({ space }) => map.camera.focusOn(space));
