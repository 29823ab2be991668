import { type NavigationSession, showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const entrance = map.venue.get('location', 'main-entrance');
const scanner = map.venue.get('location', 'mri');
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

const route = await map.venue.route(entrance, scanner);
if (route.found) {
  const session = map.navigation.draw(route);
  showNextStep(session);
  dot.on('position-change', ({ position }) => session.track(position));
  dot.follow('path');
  dot.simulate(route, { speed: 4 });
}
