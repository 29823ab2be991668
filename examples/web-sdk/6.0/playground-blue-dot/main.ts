import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const mode = 'position';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const status = document.createElement('output');
document.body.prepend(status);

const dot = map.use(blueDot, { color: '#1971c2', ring: 'true-scale' });
const showStatus = () => {
  status.textContent = `Dot: ${dot.state}. Camera follows: ${dot.following}`;
};
dot.on('state-change', showStatus);
dot.on('follow-change', showStatus);

const [from, , to] = map.venue.topLocations;
const route = await map.venue.route(from!, to!);
if (route.found) {
  map.navigation.draw(route);
  dot.follow(mode, { zoom: 20 });
  dot.simulate(route, { speed: 3, accuracy: 4, loop: true });
}
