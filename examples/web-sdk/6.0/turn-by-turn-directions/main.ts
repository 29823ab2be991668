import { type NavigationSession, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const entrance = map.venue.get('location', 'main-entrance');
const ward = map.venue.get('location', 'ward-2b');

// #region steps
function listSteps(session: NavigationSession): HTMLOListElement {
  const list = document.createElement('ol');
  const buttons = session.active.instructions.map(({ text }, index) => {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', () => session.showStep(index));
    return button;
  });
  for (const button of buttons) {
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  session.on('step-change', ({ index }) => {
    for (const [at, button] of buttons.entries()) {
      button.ariaCurrent = at === index ? 'step' : null;
    }
  });
  return list;
}
// #endregion steps

const panel = document.createElement('aside');
panel.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 270px; overflow: auto; background: Canvas';
document.body.append(panel);

const route = await map.venue.route(entrance, ward);
if (route.found) {
  map.camera.setPadding({ left: panel.offsetWidth });
  const session = map.navigation.draw(route);
  panel.append(listSteps(session));
  session.showStep(1);
}
