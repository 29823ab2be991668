import { showVenue } from '@brand/web-sdk';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
const readout = document.createElement('output');
document.body.prepend(readout);

const focus = map.use(dynamicFocus, {
  floor: 'last-chosen',
  followFloor: true,
  duration: 150,
});

function showFocused(): void {
  const names = focus.focused.map(({ name }) => name).join(', ');
  readout.textContent = names ? `Open: ${names}` : 'No building is open';
}
focus.on('focus-change', showFocused);
showFocused();

map.on('click', ({ element }) => {
  const building = map.venue.facades.find(({ elements }) =>
    elements.some((part) => part === element),
  );
  if (building) map.camera.focusOn(building);
  else map.camera.reset();
});
