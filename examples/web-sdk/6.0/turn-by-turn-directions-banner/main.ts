import { type NavigationSession, showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const desk = map.venue.get('location', 'information');
const cinema = map.venue.get('location', 'cinema');
const dot = map.use(blueDot);

const banner = document.createElement('p');
document.body.prepend(banner);

// #region banner
function showNextStep(session: NavigationSession): void {
  let shown = -1;
  session.on('progress-change', ({ instructionIndex }) => {
    if (instructionIndex === shown) return;
    shown = instructionIndex;
    const { text = '' } = session.active.instructions[instructionIndex] ?? {};
    banner.textContent = text;
    map.accessibility.announce(text);
  });
}
// #endregion banner

const route = await map.venue.route(desk, cinema);
if (route.found) {
  const session = map.navigation.draw(route);
  showNextStep(session);
  dot.on('position-change', ({ position }) => session.track(position));
  dot.follow('path');
  dot.simulate(route, { speed: 4 });
}
