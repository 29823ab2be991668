import { showVenue } from '@brand/web-sdk';

const container = document.querySelector<HTMLElement>('#map')!;
const map = await showVenue(container, { venueId: 'harbour-mall', key: 'demo' });

const start = map.venue.find('location', 'main-entrance');
const goal = map.venue.find('location', 'bookshop');

map.on('click', ({ space }) => space && map.camera.focusOn(space));
map.navigation.draw(map.venue.route(start, goal));
