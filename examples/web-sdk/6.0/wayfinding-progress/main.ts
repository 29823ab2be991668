import { type Route, showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const security = map.venue.get('location', 'security');
const gate = map.venue.get('location', 'gate-b3');
const dot = map.use(blueDot);

const status = document.createElement('p');
document.body.prepend(status);

// #region guide
function guide(route: Route): void {
  const session = map.navigation.draw(route);
  const stop = dot.on('position-change', ({ position }) =>
    session.track(position),
  );
  session.on('progress-change', ({ remaining, remainingSeconds }) => {
    const minutes = Math.ceil(remainingSeconds / 60);
    status.textContent = `${Math.round(remaining)} m to go, about ${minutes} min`;
  });
  session.on('route-leave', async () => {
    stop();
    const again = dot.position && (await map.venue.route(dot.position, gate));
    if (again?.found) guide(again);
  });
  session.on('arrive', stop);
}
// #endregion guide

const route = await map.venue.route(security, gate);
if (route.found) {
  guide(route);
  dot.simulate(route, { speed: 6 });
}
